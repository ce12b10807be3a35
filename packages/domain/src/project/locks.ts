import { toMillisOrNull } from '../dates/instant';
import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ProjectForm } from './project';

type LockedParts = Pick<ProjectForm, 'launchDate' | 'ageRanges' | 'interests'>;

/**
 * What editing a published project may not change: the launch date, and audience choices saved
 * earlier (others may be added). The page locks them; the server refuses a payload that changes them.
 */
export function validateLocks(stored: LockedParts, sent: LockedParts): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  if (!keepsAll(stored.ageRanges, sent.ageRanges)) {
    problems.push(errorIn('ageRanges', projectMessages.ageRangeLocked));
  }
  if (!keepsAll(stored.interests, sent.interests)) {
    problems.push(errorIn('interests', projectMessages.interestLocked));
  }
  if (toMillisOrNull(stored.launchDate) !== toMillisOrNull(sent.launchDate)) {
    problems.push(errorIn('launchDate', projectMessages.launchLocked));
  }
  return problems;
}

function keepsAll(
  stored: readonly { readonly id: number }[],
  sent: readonly { readonly id: number }[],
): boolean {
  const ids = new Set(sent.map(({ id }) => id));
  return stored.every(({ id }) => ids.has(id));
}
