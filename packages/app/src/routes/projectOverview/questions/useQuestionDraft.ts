import type { Schemas } from '@sounding/api-client';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import {
  emptyQuestion,
  questionEditorMessages,
  sliderToSend,
  validateQuestion,
  type QuestionDraft,
} from '@sounding/domain/question';
import { useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useCreation } from '../publishing/useCreation';
import { useDraft } from '../publishing/useDraft';
import { draftOf } from './draftOf';

interface QuestionDraftOptions {
  readonly projectId: number;
  /** The draft that is edited; null for a new question. */
  readonly question: Schemas['Question'] | null;
  /** The question that a new one repeats. */
  readonly original: Schemas['Question'] | null;
}

/** A question while it is written: new, a draft, or the copy of another. */
export function useQuestionDraft({ projectId, question, original }: QuestionDraftOptions) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const create = useCreation((body: Schemas['NewQuestion'], header) =>
    api.createQuestion({ body, header }),
  );
  const source = question ?? original;
  return useDraft<QuestionDraft>({
    initial: source === null ? emptyQuestion() : draftOf(source),
    validate: (draft) => validateQuestion(draft, questionEditorMessages),
    send: (draft, status) => {
      const body = payload(draft, status, projectId);
      return question === null
        ? create(body)
        : api.updateQuestion({ body: { ...body, id: question.id } });
    },
    onSaved: () => queryClient.invalidateQueries(queriesOf(api).projects.questions(projectId)),
  });
}

function payload(
  { text, pollOptions, sliderOption }: QuestionDraft,
  status: NewPublicationStatus,
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
