import { ApiError, type Schemas } from '@sounding/api-client';
import type { ApprovalStatus } from '@sounding/domain/account';
import { errorMessages, signupDecisionFailed } from '@sounding/domain/errors';
import { ConfirmationDialog } from '@sounding/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { isOvertaken } from '../../../features/failures/isOvertaken';
import { toast } from '../../../features/toasts/toast';
import { useKeptComment } from '../../../keptWork/useKeptComment';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';

export interface SignupDecision {
  readonly request: Schemas['SignupRequest'];
  readonly approvalStatus: ApprovalStatus;
}

interface SignupDialogProps {
  /** The decision to confirm; null while there is none. */
  decision: SignupDecision | null;
  onClose: () => void;
}

/** Asks before somebody gets an account or is turned down; a failure leaves the dialog open. */
export function SignupDialog({ decision, onClose }: SignupDialogProps) {
  return decision !== null && <OpenDialog decision={decision} onClose={onClose} />;
}

interface OpenDialogProps extends SignupDialogProps {
  decision: SignupDecision;
}

function OpenDialog({ decision, onClose }: OpenDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Schemas['SignupDecision']) => api.decideSignupRequest({ body }),
  });
  const { request, approvalStatus } = decision;
  const { id, login } = request;
  const { forget, ...kept } = useKeptComment(`signup ${id}`);
  const isApproval = approvalStatus === 'APPROVED';
  const queries = queriesOf(api);

  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queries.signupRequests.key }),
      queryClient.invalidateQueries({ queryKey: queries.researchers.key }),
    ]);
  const decide = async (comment: string) => {
    try {
      await mutateAsync({ id, login, approvalStatus, comment });
    } catch (error) {
      if (isOvertaken(error)) await readAnew();
      const title = error instanceof ApiError ? error.title : errorMessages.somethingWentWrong;
      toast({ tone: 'error', message: signupDecisionFailed(title) });
      throw new Error(failureText(error, title), { cause: error });
    }
    forget();
    // Before the dialog closes, so that focus does not return to a button that is about to go.
    await readAnew();
    onClose();
    toast({
      tone: 'success',
      message: doneText(decision),
    });
  };

  return (
    <ConfirmationDialog
      isOpen
      status={isApproval ? 'yes' : 'no'}
      label={question(decision)}
      {...kept}
      onConfirm={decide}
      onCancel={onClose}
    />
  );
}

/** An account that was made in another way since stays as it is. */
function question({ request, approvalStatus }: SignupDecision): string {
  const { fullName, login, hasAccount } = request;
  const person = `${fullName} (${login})`;
  if (approvalStatus === 'REJECTED')
    return `Reject the request of ${person}? They are told by email, together with your comment.`;
  return hasAccount
    ? `Approve the request of ${person}? This address has an account already. It stays as it is, and they are told so by email.`
    : `Approve the request of ${person}? They become a researcher and are told by email.`;
}

function doneText({ request: { fullName, hasAccount }, approvalStatus }: SignupDecision): string {
  if (approvalStatus === 'REJECTED') return `The request of ${fullName} is rejected.`;
  return hasAccount
    ? `The request of ${fullName} is approved. They had an account already, which stays as it is.`
    : `${fullName} has an account and is told by email how to sign in.`;
}
