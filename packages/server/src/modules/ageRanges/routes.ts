import type { Database } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import { findAgeRanges } from './ageRangeRepository';

export function ageRangeHandlers({ database }: { readonly database: Database }) {
  return {
    listAgeRanges: () => findAgeRanges(database),
  } satisfies Handlers;
}
