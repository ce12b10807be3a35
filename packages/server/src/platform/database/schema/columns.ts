import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A moment in UTC to the millisecond: what a JavaScript Date can hold, no more. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The primary key: a number that PostgreSQL assigns. */
export const identity = () => integer('id').generatedByDefaultAsIdentity().primaryKey();
