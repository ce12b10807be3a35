import { ApiError, type Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { countCharacters } from '@sounding/domain/text';
import { updateLimits } from '@sounding/domain/update';
import { Stack, TextArea } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { LeavePrompt } from '../../../features/leaving/LeavePrompt';
import { DraftNotes } from '../publishing/DraftNotes';
import { EditedFields } from '../publishing/EditedFields';
import { EditorActions } from '../publishing/EditorActions';
import { EditorRefusal } from '../publishing/EditorRefusal';
import { AnsweredQuestions } from './AnsweredQuestions';
import { describeUpdate } from './describeUpdate';
import { updateFieldId, useUpdateDraft } from './useUpdateDraft';

interface UpdateEditorProps {
  projectId: number;
  /** The draft that is edited; null for a new update. */
  update: Schemas['ProjectUpdate'] | null;
  /** The question that a new update answers. */
  about: number | null;
  questions: UseQueryResult<Schemas['Question'][]>;
  /** Called once the update is saved. */
  onDone: () => void;
  /** Called to give the update up. */
  onCancel: () => void;
}

/** An update as it is written: its text, and the questions that it answers. */
export function UpdateEditor({
  projectId,
  update,
  about,
  questions,
  onDone,
  onCancel,
}: UpdateEditorProps) {
  const writing = useUpdateDraft({ projectId, update, about, onDone });
  const { draft, change, save, savingAs, error, errorOf, leaving } = writing;
  const answer = useCallback((questionIds: number[]) => change({ questionIds }), [change]);
  const areQuestionsAwaited = questions.data === undefined && questions.errorUpdateCount === 0;

  return (
    <Stack gap="separate">
      <DraftNotes
        noun="update"
        writing={writing}
        describe={(version) => describeUpdate(version, questions.data ?? [])}
        fieldId={updateFieldId}
      />
      <EditedFields savingAs={savingAs}>
        <TextArea
          id={updateFieldId}
          label="Update"
          hint="What you tell participants: what you heard, and what you did about it."
          isRequired
          value={draft.text}
          onChange={(text) => change({ text })}
          limit={updateLimits.text}
          count={countCharacters}
          error={errorOf('text')}
        />
        <AnsweredQuestions questions={questions} value={draft.questionIds} onChange={answer} />
      </EditedFields>
      {error !== null && <EditorRefusal error={error}>{failureOf(error)}</EditorRefusal>}
      {/* Shown once the questions above have loaded: otherwise the buttons would move under a finger. */}
      {!areQuestionsAwaited && (
        <EditorActions savingAs={savingAs} onSave={save} onCancel={onCancel} />
      )}
      <LeavePrompt {...leaving} />
    </Stack>
  );
}

/** Adds the server's reason if the update is no draft any more, or its project takes no updates. */
function failureOf(error: Error): string {
  const isDecided = error instanceof ApiError && error.status === 409;
  return isDecided
    ? `${errorMessages.saveFailed} ${failureText(error, '')}`.trim()
    : errorMessages.saveFailed;
}
