import type { Schemas } from '@sounding/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DecidingDialog } from '../../../deciding/DecidingDialog';
import { isolated } from '../../../isolated';
import { useKeptComment } from '../../../keptWork/useKeptComment';
import { useServices } from '../../../services';
import { useToast } from '../../../features/toasts/useToast';
import { queriesOf } from '../../../queries';
import { underOneKey } from '../../../versions/underOneKey';
import { decisionKey } from '../useIsDeciding';

export interface Decision {
  readonly documentId: number;
  readonly project: { readonly title: string; readonly researcher: { readonly fullName: string } };
  readonly approved: boolean;
}

interface DocumentDecisionDialogProps {
  decision: Decision;
  /** Called once the decision is made, here or elsewhere. */
  onSettled: () => void;
  onCancel: () => void;
  /** Called if the decision of this dialog is made after the person had closed it. */
  onDecidedLate?: (() => void) | undefined;
}

/** Asks before a project is published or turned down; a failure is shown inside (OPEN-119). */
export function DocumentDecisionDialog({
  decision,
  onSettled,
  onCancel,
  onDecidedLate,
}: DocumentDecisionDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { documentId, approved, project } = decision;
  // The document leaves the list once it is decided (OPEN-50).
  const readAnew = () => queryClient.invalidateQueries({ queryKey: queriesOf(api).ethics.key });
  const { mutateAsync } = useMutation({
    mutationKey: decisionKey('document', documentId),
    mutationFn: (body: Schemas['ProjectDocumentDecision']) =>
      underOneKey(['decideProjectDocument', body], (header) =>
        api.decideProjectDocument({ body, header }),
      ),
    // A part of the decision: until the list is read, its buttons must not ask again.
    onSuccess: readAnew,
  });
  const title = isolated(project.title);
  const { forget, ...kept } = useKeptComment(`document ${documentId}`);

  return (
    <DecidingDialog
      status={approved ? 'yes' : 'no'}
      label={
        approved
          ? `Approve the ethics document of “${title}”? The project is then published, and the researcher is told by email.`
          : `Reject the ethics document of “${title}”? The researcher is told by email, together with your comment.`
      }
      {...kept}
      send={(comment) => mutateAsync({ id: documentId, approved, comment })}
      readAnew={readAnew}
      gone="This document is not there any more."
      onSettled={onSettled}
      onDecided={(wasLeft) => {
        forget();
        if (wasLeft) onDecidedLate?.();
        toast({
          tone: 'success',
          message: approved
            ? `“${title}” is published.`
            : `The ethics document of “${title}” is rejected. ${isolated(project.researcher.fullName)} is told by email.`,
        });
      }}
      onCancel={onCancel}
    />
  );
}
