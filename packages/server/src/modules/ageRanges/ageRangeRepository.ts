import { asc } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { ageRanges } from '../../platform/database/schema';

/** All age ranges, youngest first. They change by migration alone (OPEN-94). */
export function findAgeRanges(queryable: Queryable) {
  return queryable
    .select({ id: ageRanges.id, lower: ageRanges.lower, upper: ageRanges.upper })
    .from(ageRanges)
    .orderBy(asc(ageRanges.lower), asc(ageRanges.upper));
}
