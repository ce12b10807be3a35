import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns';

export const ageRanges = pgTable('age_ranges', {
  id: identity(),
  lower: integer('lower').notNull(),
  upper: integer('upper').notNull(),
});

export const interests = pgTable('interests', {
  id: identity(),
  name: text('name').notNull(),
  deletedAt: instant('deleted_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});
