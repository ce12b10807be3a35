import type { Schemas } from '@sounding/api-client';
import type { QuestionDraft } from '@sounding/domain/question';

/** Turns a question with its results into a draft that can be edited. */
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
