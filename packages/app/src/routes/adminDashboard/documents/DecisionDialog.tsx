import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { ConfirmationDialog } from '@sounding/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { useKeptComment } from '../../../keptWork/useKeptComment';
import { isOvertaken } from '../../../features/failures/isOvertaken';
import { useServices } from '../../../services';
import { toast } from '../../../features/toasts/toast';
import { queriesOf } from '../../../queries';

export interface Decision {
  readonly documentId: number;
  /** The project's. */
  readonly title: string;
  readonly approved: boolean;
}

interface DecisionDialogProps {
  /** The decision to confirm; null while there is none. */
  decision: Decision | null;
  onClose: () => void;
  /** Once the decision is recorded. */
  onDecided?: (() => void) | undefined;
}

/** Asks before a project is published or turned down; a failure is shown inside (OPEN-119). */
export function DecisionDialog({ decision, ...rest }: DecisionDialogProps) {
  return decision !== null && <OpenDialog decision={decision} {...rest} />;
}

interface OpenDialogProps extends DecisionDialogProps {
  decision: Decision;
}

function OpenDialog({ decision, onClose, onDecided }: OpenDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Schemas['ProjectDocumentDecision']) => api.decideProjectDocument({ body }),
  });
  const { documentId, title, approved } = decision;
  const { forget, ...kept } = useKeptComment(`document ${documentId}`);

  const readAnew = () => queryClient.invalidateQueries({ queryKey: queriesOf(api).ethics.key });
  const decide = async (comment: string) => {
    try {
      await mutateAsync({ id: documentId, approved, comment });
    } catch (error) {
      if (isOvertaken(error)) await readAnew();
      throw new Error(failureText(error, errorMessages.somethingWentWrong), { cause: error });
    }
    forget();
    // The document leaves the list once it is decided (OPEN-50), and before the dialog closes, so
    // that focus does not return to a button that is about to go.
    await readAnew();
    onClose();
    onDecided?.();
    toast({
      tone: 'success',
      message: approved ? `“${title}” is published.` : `“${title}” is rejected.`,
    });
  };

  return (
    <ConfirmationDialog
      isOpen
      status={approved ? 'yes' : 'no'}
      label={
        approved
          ? `Approve the ethics document of “${title}”? The project is then published, and the researcher is told by email.`
          : `Reject the ethics document of “${title}”? The researcher is told by email, together with your comment.`
      }
      {...kept}
      onConfirm={decide}
      onCancel={onClose}
    />
  );
}
