import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DecidingDialog } from '../../../deciding/DecidingDialog';
import { useToast } from '../../../features/toasts/useToast';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { sendDecision, type AnswerDecision, type DecisionKind } from './decision';

interface AnswerDecisionDialogProps {
  projectId: number;
  decision: AnswerDecision;
  /** Called once nothing is left to decide, whoever decided. */
  onSettled: () => void;
  /** Called after `onSettled` if it was this decision that was made. */
  onDecided: () => void;
  onCancel: () => void;
}

/** Asks before answers are approved or deleted; a failure is shown inside (OPEN-119). */
export function AnswerDecisionDialog({
  projectId,
  decision,
  onSettled,
  onDecided,
  onCancel,
}: AnswerDecisionDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { kind, ids, name } = decision;

  const readAnew = async () => {
    const { projects, answers } = queriesOf(api);
    void queryClient.invalidateQueries({ queryKey: answers.key });
    for (const query of [
      projects.summary(projectId),
      projects.questions(projectId),
      projects.list(),
    ]) {
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
    // Answers leave the queue before the dialog closes, so that focus goes to one that stays.
    await queryClient.invalidateQueries({
      queryKey: projects.answersForReview(projectId).queryKey,
    });
  };
  const { mutateAsync } = useMutation({
    mutationFn: () => sendDecision(api, projectId, decision),
    onSuccess: readAnew,
  });

  return (
    <DecidingDialog
      label={questionOf(kind, ids.length, name)}
      {...(kind === 'APPROVE'
        ? { status: 'yes' }
        : { confirmLabel: 'Delete permanently', tone: 'danger' })}
      send={() => mutateAsync()}
      readAnew={readAnew}
      gone={goneText(ids.length)}
      onSettled={onSettled}
      onDecided={() => {
        onDecided();
        toast({ tone: 'success', message: outcomeOf(kind, ids.length) });
      }}
      onCancel={onCancel}
    />
  );
}

/** The server decides on all answers or on none. */
function goneText(count: number): string {
  return count === 1
    ? 'This answer is not there any more.'
    : 'At least one of these answers is not there any more, so nothing was decided.';
}

function questionOf(kind: DecisionKind, count: number, name: string): string {
  const it = count === 1 ? 'It' : 'They';
  return kind === 'APPROVE'
    ? `Approve ${name}? ${it} will appear under ${count === 1 ? 'its question' : 'their questions'} and count in the results.`
    : `Delete ${name}? ${it} will be gone from every list. This cannot be undone.`;
}

function outcomeOf(kind: DecisionKind, count: number): string {
  const subject = count === 1 ? 'The answer is' : `${count} answers are`;
  return `${subject} ${kind === 'APPROVE' ? 'approved' : 'deleted'}.`;
}
