import type { Instant } from '../dates/instant';
import { isCompleted } from '../project/status';

/**
 * Whether questions can still be added to a project: not to a completed one, since participants can no
 * longer answer. Withdrawing a question, and telling people what came of it, stays possible.
 */
export function canAskQuestions(project: { readonly endDate: Instant | null }, now: Date): boolean {
  return !isCompleted(project, now);
}
