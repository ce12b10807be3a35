import type { Schemas } from '@sounding/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LeavableDialog } from '../../../deciding/LeavableDialog';
import { isOvertaken } from '../../../deciding/overtaken';
import { failureText } from '../../../features/failures/failureText';
import { useOwnSession } from '../../../useOwnSession';
import { useToast } from '../../../features/toasts/useToast';
import { isolated } from '../../../isolated';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { AccountChanged, type ResearcherAction } from './researcherActions';

export interface AskedAction {
  readonly action: ResearcherAction;
  readonly researcher: Schemas['Researcher'];
}

interface ActionDialogProps {
  asked: AskedAction;
  onClose: () => void;
}

/**
 * Asks before an administrator acts on somebody's account, and reports the outcome (OPEN-83). If the account
 * has changed meanwhile, the list is read anew: another try from the old row could only fail again.
 */
export function ActionDialog({ asked, onClose }: ActionDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isOwnSession = useOwnSession();
  const toast = useToast();
  const { mutateAsync } = useMutation({
    mutationFn: ({ action, researcher }: AskedAction) => action.call(api, researcher, isOwnSession),
  });

  const { action, researcher } = asked;
  const readAnew = () =>
    queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
  const confirm = async (_: string, close: () => void) => {
    try {
      await mutateAsync(asked);
    } catch (error) {
      const isChanged = error instanceof AccountChanged || isOvertaken(error);
      // A failed two-factor reset shows the server's own message (ERR-07).
      const hasOwnWords = isChanged && action.failsInToast !== true;
      const message = hasOwnWords
        ? `The account of ${isolated(researcher.fullName)} has changed meanwhile. The list shows how things stand now.`
        : failureText(error);
      if (isChanged) await readAnew();
      else if (action.failsInToast !== true) throw new Error(message, { cause: error });
      close();
      toast({ tone: 'error', message });
      return;
    }
    // Before the dialog closes, so that focus does not return to a row that is about to leave.
    await readAnew();
    close();
    toast({ tone: 'success', message: action.done(researcher) });
  };

  return (
    <LeavableDialog
      label={action.question(researcher)}
      confirmLabel={action.verb}
      tone={action.tone}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
