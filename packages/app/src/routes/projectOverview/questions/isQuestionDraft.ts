import type { QuestionDraft } from '@sounding/domain/question';
import type { Draft } from '../../../features/draftInHand/draftInHand';

/** Whether a kept draft has the shape of a question. */
export function isQuestionDraft(value: Draft): value is QuestionDraft {
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    'pollOptions' in value &&
    Array.isArray(value.pollOptions) &&
    'sliderOption' in value
  );
}
