import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { findAgeRanges } from './ageRangeRepository';

export function ageRangeHandlers({ database }: Pick<Platform, 'database'>) {
  return {
    listAgeRanges: () => findAgeRanges(database),
  } satisfies Handlers;
}
