import type { Instant } from '../dates/instant';
import { isCompleted } from '../project/status';

interface AskedAbout {
  readonly endDate: Instant | null;
  /** When its researcher completed it, which cannot be undone; null while they have not. */
  readonly completedDate: Instant | null;
}

/**
 * Why no question can be added to a project, brought back or published in it, since participants can no longer
 * answer; undefined while it can. Withdrawing a question, and telling people what came of it, stays possible.
 */
export function whyNoQuestions(project: AskedAbout, now: Date): string | undefined {
  if (!isCompleted(project, now)) return undefined;
  return project.completedDate === null
    ? 'Its end date has passed, so nobody could answer. Set a later end date first.'
    : 'This project is completed, so nobody could answer.';
}
