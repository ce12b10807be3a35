import type { ValidationProblem } from '../errors/validationProblem';
import { isCompleted, type ProjectState } from '../project/status';
import { projectAfter } from '../project/transitions';
import { validateText } from '../text/validateText';
import { ethicsLimits } from './limits';

/** An administrator's decision on an ethics document. */
export interface EthicsDecision {
  readonly approved: boolean;
  /** Optional when approving and when rejecting; sent as '' when left blank (OPEN-49). */
  readonly comment: string;
}

export const decisionMessages = {
  commentTooLong: `The comment cannot exceed ${ethicsLimits.comment} characters`,
} as const;

export function validateDecision({ comment }: EthicsDecision): ValidationProblem[] {
  return validateText(comment, {
    field: 'comment',
    limit: ethicsLimits.comment,
    tooLong: decisionMessages.commentTooLong,
  });
}

/** Why a document cannot be approved, though it can be rejected; undefined while it can. */
export function whyNoApproval(
  project: Pick<ProjectState, 'endDate'>,
  now: Date,
): string | undefined {
  if (!isCompleted(project, now)) return undefined;
  return 'The end date of this project has passed, so it cannot be published. Reject the document, so that the researcher can set a new end date and submit it again.';
}

/**
 * The project after the decision on its document: published at its launch date, or rejected. Null if no
 * document awaits a decision, so a document is decided only once.
 */
export function projectAfterDecision<T extends ProjectState>(
  project: T,
  { approved }: EthicsDecision,
  now: Date,
): T | null {
  return projectAfter(project, approved ? 'approveDocument' : 'rejectDocument', now);
}
