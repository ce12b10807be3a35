/** Every date a person reads or types is UK time; instants are stored in UTC (OPEN-114). */
export const timeZone = 'Europe/London';
