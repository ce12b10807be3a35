import type { Schemas } from '@sounding/api-client';
import { findPersonalData, londonDay } from '@sounding/domain';
import type { StoredAnswer, WaitingAnswer } from './answerRepository';

/** An approved answer, without its author and without anything that reveals the author (security.md 35). */
export function describeAnswer(
  { id, comment, date, sliderValue }: StoredAnswer,
  questionText: string,
  numberOf: (id: number) => number,
): Schemas['Answer'] {
  return {
    id: numberOf(id),
    comment,
    sliderValue,
    questionText,
    date: londonDay(date),
    participantLogin: null,
  };
}

/** An answer that waits for review, with the personal data that its comment seems to contain. */
export function describeForReview(answer: WaitingAnswer): Schemas['AnswerForReview'] {
  const { id, comment, date, participantLogin, sliderValue, questionText } = answer;
  return {
    id,
    comment,
    participantLogin,
    sliderValue,
    questionText,
    date: londonDay(date),
    personalDataHints: findPersonalData(comment ?? ''),
  };
}
