import type { Schemas } from '@sounding/api-client';
import { ApiError } from '@sounding/api-client';
import { blockingMessages, questionSaveFailed } from '@sounding/domain/errors';
import { ErrorSummary, Stack } from '@sounding/ui';
import { LeavePrompt } from '../../../features/leaving/LeavePrompt';
import { QuestionField } from '../../../features/questionField/QuestionField';
import { questionPart } from '../../../features/questionField/questionPart';
import { DraftNotes } from '../publishing/DraftNotes';
import { EditedFields } from '../publishing/EditedFields';
import { EditorActions } from '../publishing/EditorActions';
import { EditorRefusal } from '../publishing/EditorRefusal';
import { editorNames } from '../tabs';
import { describeDraft } from './describeDraft';
import { editorId, questionFieldId } from './editorId';
import { useQuestionDraft } from './useQuestionDraft';

interface QuestionFormProps {
  projectId: number;
  /** The draft that is edited; null for a new question. */
  question: Schemas['Question'] | null;
  /** The question that a new one repeats. */
  original: Schemas['Question'] | null;
  /** Called once the question is saved. */
  onDone: () => void;
  /** Called to give the question up. */
  onCancel: () => void;
}

/** A question as it is written, of one of the three kinds. */
export function QuestionForm({
  projectId,
  question,
  original,
  onDone,
  onCancel,
}: QuestionFormProps) {
  const writing = useQuestionDraft({ projectId, question, original, onDone });
  const { draft, change, save, savingAs, error, attempts, problems, errorOf, leaving } = writing;

  return (
    <Stack gap="separate">
      {attempts > 0 && (
        <ErrorSummary
          title={blockingMessages.opening}
          errors={problems.map(({ field, message }) => ({
            message,
            fieldId: `${editorId}-${questionPart(field)}`,
          }))}
          focusKey={attempts}
        />
      )}
      <DraftNotes
        noun="question"
        writing={writing}
        describe={describeDraft}
        fieldId={questionFieldId}
      />
      <EditedFields savingAs={savingAs}>
        <QuestionField
          id={editorId}
          label={editorNames.questions[question === null ? 'add' : 'edit']}
          headingLevel={2}
          question={draft}
          onChange={change}
          errorOf={errorOf}
        />
      </EditedFields>
      {error !== null && (
        <EditorRefusal error={error}>
          {questionSaveFailed(error instanceof ApiError ? error.message : null)}
        </EditorRefusal>
      )}
      <EditorActions savingAs={savingAs} onSave={save} onCancel={onCancel} />
      <LeavePrompt {...leaving} />
    </Stack>
  );
}
