import type { Schemas } from '@sounding/api-client';
import type { QuestionDraft } from '@sounding/domain/question';

/** A question with its results, as what can be written again. */
export function draftOf({ text, pollScores, sliderScores }: Schemas['Question']): QuestionDraft {
  return {
    text,
    pollOptions: pollScores.map(({ pollOptionText }) => ({ text: pollOptionText })),
    sliderOption: sliderScores && {
      maxValue: sliderScores.maxValue,
      lowerBoundText: sliderScores.lowerBoundText,
      upperBoundText: sliderScores.upperBoundText,
    },
  };
}
