import type { ValidationProblem } from '../errors/validationProblem';
import { validateText } from '../text/validateText';
import { accountLimits } from './limits';

/** How a signup request was decided; an undecided one has no such status (OPEN-47). */
export const approvalStatuses = ['APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/**
 * What a decision does to a request: `apply` it, take it as the `repeat` of the same decision
 * (which neither fails nor makes a second account, OPEN-48), or refuse it as the opposite one.
 */
export type SignupDecisionEffect = 'apply' | 'repeat' | 'refuse';

export function effectOfSignupDecision(
  current: ApprovalStatus | null,
  decision: ApprovalStatus,
): SignupDecisionEffect {
  if (current === null) return 'apply';
  return current === decision ? 'repeat' : 'refuse';
}

/** Problems of the decision's comment, which is optional (OPEN-49). */
export function validateSignupDecision({
  comment,
}: {
  readonly comment: string;
}): ValidationProblem[] {
  return validateText(comment, {
    field: 'comment',
    limit: accountLimits.decisionComment,
    tooLong: `The comment cannot exceed ${accountLimits.decisionComment} characters`,
  });
}
