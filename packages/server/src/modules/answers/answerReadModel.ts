import type { Schemas } from '@sounding/api-client';
import { findPersonalData, listLimits, londonDay, totalPages } from '@sounding/domain';
import type { Window } from '../../platform/database/dealtPage';
import type { StoredAnswer, WaitingAnswer } from './answerRepository';

interface PageQuery {
  readonly page?: number;
  readonly size?: number;
}

/** The page that was asked for; beyond the last one it is empty. */
export async function toPage<T>(
  { page = listLimits.firstPage, size = listLimits.defaultPageSize }: PageQuery = {},
  totalElements: number,
  read: (window: Window) => Promise<T[]>,
) {
  const offset = page * size;
  return {
    content: offset < totalElements ? await read({ limit: size, offset }) : [],
    pageNumber: page,
    totalPages: totalPages(totalElements, size),
    totalElements,
  };
}

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
