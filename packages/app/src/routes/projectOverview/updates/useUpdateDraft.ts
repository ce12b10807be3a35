import type { Schemas } from '@sounding/api-client';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { validateUpdate } from '@sounding/domain/update';
import { focusAfterDialog } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useCreation } from '../publishing/useCreation';
import { useDraft } from '../publishing/useDraft';

/** Where an update is written. */
export const updateFieldId = 'update-text';

interface UpdateDraft {
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
  const create = useCreation((body: Schemas['NewProjectUpdate'], header) =>
    api.createProjectUpdate({ body, header }),
  );
  return useDraft<UpdateDraft>({
    initial: {
      text: update?.text ?? '',
      questionIds: update?.questions.map(({ id }) => id) ?? (about === null ? [] : [about]),
    },
    validate: validateUpdate,
    send: (draft, status) => {
      const body = payload(draft, status, projectId);
      return update === null
        ? create(body)
        : api.updateProjectUpdate({ body: { ...body, id: update.id } });
    },
    onSaved: () => queryClient.invalidateQueries(queriesOf(api).projects.updates(projectId)),
    onRefused: () => {
      const field = document.getElementById(updateFieldId);
      if (field !== null) focusAfterDialog(field);
    },
  });
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
