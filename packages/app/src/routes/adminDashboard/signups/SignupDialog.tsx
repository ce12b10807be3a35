import { ApiError, type Schemas } from '@sounding/api-client';
import type { ApprovalStatus } from '@sounding/domain/account';
import { errorMessages, signupDecisionFailed } from '@sounding/domain/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DecidingDialog } from '../../../deciding/DecidingDialog';
import { useToast } from '../../../features/toasts/useToast';
import { isolated } from '../../../isolated';
import { useKeptComment } from '../../../keptWork/useKeptComment';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { decisionKey } from '../useIsDeciding';

export interface SignupDecision {
  readonly request: Schemas['SignupRequest'];
  readonly approvalStatus: ApprovalStatus;
}

interface SignupDialogProps {
  decision: SignupDecision;
  /** Called once the decision is made, here or elsewhere. */
  onSettled: () => void;
  onCancel: () => void;
}

/** Asks before somebody gets an account or is turned down; a failure leaves the dialog open. */
export function SignupDialog({ decision, onSettled, onCancel }: SignupDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const takeFailureAway = useRef<() => void>(undefined);
  const { request, approvalStatus } = decision;
  const { id, login } = request;
  const queries = queriesOf(api);
  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queries.signupRequests.key }),
      queryClient.invalidateQueries({ queryKey: queries.researchers.key }),
    ]);
  const { mutateAsync } = useMutation({
    mutationKey: decisionKey('signup', id),
    mutationFn: (body: Schemas['SignupDecision']) => {
      // A new try must not show the failure of the last one.
      takeFailureAway.current?.();
      return api.decideSignupRequest({ body });
    },
    onError: (error) => {
      const message = signupDecisionFailed(titleOf(error));
      takeFailureAway.current = toast({ tone: 'error', message });
    },
    // A part of the decision: until the list is read, its buttons must not ask again.
    onSuccess: readAnew,
  });
  const { forget, ...kept } = useKeptComment(`signup ${id}`);

  return (
    <DecidingDialog
      status={approvalStatus === 'APPROVED' ? 'yes' : 'no'}
      label={question(decision)}
      {...kept}
      failsInToast
      send={(comment) => mutateAsync({ id, login, approvalStatus, comment })}
      readAnew={readAnew}
      gone="This request is not there any more."
      onSettled={onSettled}
      onDecided={() => {
        forget();
        toast({ tone: 'success', message: doneText(decision) });
      }}
      onCancel={onCancel}
    />
  );
}

const titleOf = (error: unknown) =>
  error instanceof ApiError ? error.title : errorMessages.somethingWentWrong;

/** The dialog's question; an account that the person already has stays as it is. */
function question({ request, approvalStatus }: SignupDecision): string {
  const { fullName, login, hasAccount } = request;
  const person = `${isolated(fullName)} (${login})`;
  if (approvalStatus === 'REJECTED')
    return `Reject the request of ${person}? They are told by email, together with your comment.`;
  return hasAccount
    ? `Approve the request of ${person}? This address has an account already. It stays as it is, and they are told so by email.`
    : `Approve the request of ${person}? They become a researcher and are told by email.`;
}

function doneText({ request: { fullName, hasAccount }, approvalStatus }: SignupDecision): string {
  if (approvalStatus === 'REJECTED') return `The request of ${isolated(fullName)} is rejected.`;
  return hasAccount
    ? `The request of ${isolated(fullName)} is approved. They had an account already, which stays as it is.`
    : `The request of ${isolated(fullName)} is approved. They are told by email how to go on.`;
}
