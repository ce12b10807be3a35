import type { Schemas } from '@sounding/api-client';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { validateUpdate } from '@sounding/domain/update';
import { focusAfterDialog } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../features/draftInHand/draftInHand';
import { ifMatch } from '../../../ifMatch';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useCreation } from '../publishing/useCreation';
import { useDraft, type StoredDraft } from '../publishing/useDraft';

/** Where an update is written. */
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
}

/** An update while it is written, new or a draft. */
export function useUpdateDraft({ projectId, update, about }: UpdateDraftOptions) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...list } = queriesOf(api).projects.updates(projectId);
  const create = useCreation((body: Schemas['NewProjectUpdate'], header) =>
    api.createProjectUpdate({ body, header }),
  );
  return useDraft<UpdateDraft>({
    place: { kind: 'update', projectId, id: update?.id ?? null, about },
    base:
      update === null
        ? { draft: { text: '', questionIds: about === null ? [] : [about] }, version: null }
        : storedDraft(update),
    isDraft: isUpdateDraft,
    validate: validateUpdate,
    send: ({ draft, status, version }) => {
      const body = payload(draft, status, projectId);
      return update === null
        ? create(body)
        : api.updateProjectUpdate({ body: { ...body, id: update.id }, header: ifMatch(version) });
    },
    refresh: () => queryClient.invalidateQueries({ queryKey }),
    readStored: async () => {
      const updates = await queryClient.query({ ...list, queryKey });
      const stored = updates.find(({ id, status }) => id === update?.id && status === 'DRAFT');
      return stored === undefined ? null : storedDraft(stored);
    },
    onRefused: () => {
      const field = document.getElementById(updateFieldId);
      if (field !== null) focusAfterDialog(field);
    },
  });
}

function storedDraft({
  text,
  questions,
  version,
}: Schemas['ProjectUpdate']): StoredDraft<UpdateDraft> {
  return { draft: { text, questionIds: questions.map(({ id }) => id) }, version };
}

function isUpdateDraft(value: Draft): value is UpdateDraft {
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    'questionIds' in value &&
    Array.isArray(value.questionIds)
  );
}

function payload(
  { text, questionIds }: UpdateDraft,
  status: NewPublicationStatus,
  projectId: number,
): Schemas['NewProjectUpdate'] {
  return {
    text,
    status,
    project: { id: projectId },
    questions: questionIds.map((id) => ({ id })),
  };
}
