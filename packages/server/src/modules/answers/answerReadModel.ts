import type { Schemas } from '@sounding/api-client';
import { findPersonalData, listLimits, totalPages } from '@sounding/domain';
import type { StoredAnswer, WaitingAnswer } from './answerRepository';

/** Which rows of a longer list a page holds. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

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

/** An approved answer: whose it was is no longer told (security.md 35). */
export function describeAnswer(answer: StoredAnswer, questionText: string): Schemas['Answer'] {
  const { id, comment, date, sliderValue } = answer;
  return {
    id,
    comment,
    sliderValue,
    questionText,
    date: date.toISOString(),
    participantLogin: null,
  };
}

/** An answer that waits, with what its comment seems to give away. */
export function describeForReview(answer: WaitingAnswer): Schemas['AnswerForReview'] {
  const { id, comment, date, participantLogin, sliderValue, questionText } = answer;
  return {
    id,
    comment,
    participantLogin,
    sliderValue,
    questionText,
    date: date.toISOString(),
    personalDataHints: findPersonalData(comment ?? ''),
  };
}
