import type { QuestionDraft } from '@sounding/domain/question';
import type { Draft } from '../../../features/draftInHand/draftInHand';

/** Whether what was kept is a question, as far as its outline tells. */
export function isQuestionDraft(value: Draft): value is QuestionDraft {
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    'pollOptions' in value &&
    Array.isArray(value.pollOptions) &&
    'sliderOption' in value
  );
}
