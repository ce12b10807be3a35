import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { ConfirmationDialog } from '@sounding/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import type { ResearcherAction } from './researcherActions';

export interface AskedAction {
  readonly action: ResearcherAction;
  readonly researcher: Schemas['Researcher'];
}

interface ActionDialogProps {
  /** What to confirm; null while there is nothing. */
  asked: AskedAction | null;
  onClose: () => void;
}

/** Asks before something is done to somebody's account, and reports how it went (OPEN-83). */
export function ActionDialog({ asked, onClose }: ActionDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ action, researcher }: AskedAction) => action.call(api, researcher),
  });
  if (asked === null) return null;

  const { action, researcher } = asked;
  const confirm = async () => {
    try {
      await mutateAsync(asked);
    } catch (error) {
      const message = failureText(error, errorMessages.somethingWentWrong);
      if (action.failsInToast !== true) throw new Error(message, { cause: error });
      onClose();
      toast({ tone: 'error', message });
      return;
    }
    // Before the dialog closes, so that focus does not return to a row that is about to leave.
    await queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
    onClose();
    toast({ tone: 'success', message: action.done(researcher) });
  };

  return (
    <ConfirmationDialog
      isOpen
      label={action.question(researcher)}
      confirmLabel={action.verb}
      tone={action.tone}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
