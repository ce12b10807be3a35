import type { Schemas } from '@sounding/api-client';
import {
  emptyQuestion,
  questionEditorMessages,
  sliderToSend,
  validateQuestion,
  type QuestionDraft,
} from '@sounding/domain/question';
import { useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../../versions/ifMatch';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useDraft } from '../publishing/useDraft';
import type { SentDraft } from '../publishing/useStoring';
import { draftOf } from './draftOf';
import { isQuestionDraft } from './isQuestionDraft';

interface QuestionDraftOptions {
  readonly projectId: number;
  /** The draft that is edited; null for a new question. */
  readonly question: Schemas['Question'] | null;
  /** The question that a new one repeats. */
  readonly original: Schemas['Question'] | null;
  /** Called after a save, unless the person has left the editor meanwhile. */
  readonly onDone: () => void;
}

/** A question while it is written: new, a draft, or the copy of another. */
export function useQuestionDraft({ projectId, question, original, onDone }: QuestionDraftOptions) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...list } = queriesOf(api).projects.questions(projectId);
  const source = question ?? original;
  return useDraft<QuestionDraft>({
    place: {
      kind: 'question',
      projectId,
      id: question?.id ?? null,
      about: original?.id ?? null,
    },
    base: {
      draft: source === null ? emptyQuestion() : draftOf(source),
      version: question?.version ?? null,
    },
    isDraft: isQuestionDraft,
    validate: (draft) => validateQuestion(draft, questionEditorMessages),
    create: (sent, header) => api.createQuestion({ body: payload(sent, projectId), header }),
    update: (sent, { id, version }) =>
      api.updateQuestion({
        body: { ...payload(sent, projectId), id },
        header: ifMatch(version),
      }),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
    readStored: async (id) => {
      const questions = await queryClient.query({ ...list, queryKey });
      const stored = questions.find((one) => one.id === id && one.status === 'DRAFT');
      return stored === undefined ? null : { id, draft: draftOf(stored), version: stored.version };
    },
    onDone,
  });
}

function payload(
  { draft: { text, pollOptions, sliderOption }, status }: SentDraft<QuestionDraft>,
  projectId: number,
): Schemas['NewQuestion'] {
  return {
    text,
    status,
    project: { id: projectId },
    pollOptions: pollOptions.map((option) => ({ text: option.text })),
    sliderOption: sliderToSend(sliderOption),
  };
}
