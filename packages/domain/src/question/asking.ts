import type { Instant } from '../dates/instant';
import { isCompleted } from '../project/status';

/**
 * Whether a project still takes questions: a completed one does not, since participants can no
 * longer answer. Withdrawing a question, and telling people what came of it, stays possible.
 */
export function canAskQuestions(project: { readonly endDate: Instant | null }, now: Date): boolean {
  return !isCompleted(project, now);
}
