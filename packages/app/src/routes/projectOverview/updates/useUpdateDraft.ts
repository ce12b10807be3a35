import type { Schemas } from '@sounding/api-client';
import { validateUpdate } from '@sounding/domain/update';
import { focusAfterDialog } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../features/draftInHand/draftInHand';
import { ifMatch } from '../../../versions/ifMatch';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useDraft } from '../publishing/useDraft';
import type { SentDraft, StoredDraft } from '../publishing/useStoring';

/** The id of the field for the update's text. */
export const updateFieldId = 'update-text';

/** An update while it is written. */
export interface UpdateDraft {
  readonly text: string;
  /** The questions that it answers. */
  readonly questionIds: readonly number[];
}

interface UpdateDraftOptions {
  readonly projectId: number;
  /** The draft that is edited; null for a new update. */
  readonly update: Schemas['ProjectUpdate'] | null;
  /** The question that a new update answers. */
  readonly about: number | null;
  /** Called after a save, unless the person has left the editor meanwhile. */
  readonly onDone: () => void;
}

/** An update while it is written, new or a draft. */
export function useUpdateDraft({ projectId, update, about, onDone }: UpdateDraftOptions) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...list } = queriesOf(api).projects.updates(projectId);
  const questionsKey = queriesOf(api).projects.questions(projectId).queryKey;
  /** The request body, without unknown questions: an address can name one that the project does not have. */
  const bodyOf = ({ draft, status }: SentDraft<UpdateDraft>): Schemas['NewProjectUpdate'] => {
    const questions = queryClient.getQueryData(questionsKey);
    const isKnown = (id: number) => questions?.some((question) => question.id === id) ?? true;
    return {
      text: draft.text,
      status,
      project: { id: projectId },
      questions: draft.questionIds.filter(isKnown).map((id) => ({ id })),
    };
  };
  return useDraft<UpdateDraft>({
    place: { kind: 'update', projectId, id: update?.id ?? null, about },
    base:
      update === null
        ? { draft: { text: '', questionIds: about === null ? [] : [about] }, version: null }
        : storedDraft(update),
    isDraft: isUpdateDraft,
    validate: validateUpdate,
    create: (sent, header) => api.createProjectUpdate({ body: bodyOf(sent), header }),
    update: (sent, { id, version }) =>
      api.updateProjectUpdate({
        body: { ...bodyOf(sent), id },
        header: ifMatch(version),
      }),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
    readStored: async (id) => {
      const updates = await queryClient.query({ ...list, queryKey });
      const stored = updates.find((one) => one.id === id && one.status === 'DRAFT');
      return stored === undefined ? null : storedDraft(stored);
    },
    onRefused: () => {
      const field = document.getElementById(updateFieldId);
      if (field !== null) focusAfterDialog(field);
    },
    onDone,
  });
}

function storedDraft({
  id,
  text,
  questions,
  version,
}: Schemas['ProjectUpdate']): StoredDraft<UpdateDraft> {
  return { id, draft: { text, questionIds: questions.map((one) => one.id) }, version };
}

function isUpdateDraft(value: Draft): value is UpdateDraft {
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    'questionIds' in value &&
    Array.isArray(value.questionIds)
  );
}
