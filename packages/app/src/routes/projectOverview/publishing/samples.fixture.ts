import type { Schemas } from '@sounding/api-client';

export function updateSample(
  update: Partial<Schemas['ProjectUpdate']> = {},
): Schemas['ProjectUpdate'] {
  return {
    id: 8,
    text: 'We have moved the sessions to the evening.',
    date: '2026-10-20T09:00:00.000Z',
    status: 'PUBLISHED',
    project: { id: 12 },
    questions: [],
    version: 1,
    ...update,
  };
}

export function questionSample(question: Partial<Schemas['Question']> = {}): Schemas['Question'] {
  return {
    id: 90,
    text: '<p>What would make taking part easier?</p>',
    date: '2026-10-01T08:00:00.000Z',
    status: 'PUBLISHED',
    project: { id: 12 },
    pollScores: [],
    sliderScores: null,
    answersCount: 3,
    questionHistory: [
      { status: 'DRAFT', statusDate: '2026-09-14T10:12:00.000Z' },
      { status: 'PUBLISHED', statusDate: '2026-10-01T08:00:00.000Z' },
    ],
    version: 2,
    ...question,
  };
}

export function answerForReviewSample(
  answer: Partial<Schemas['AnswerForReview']> = {},
): Schemas['AnswerForReview'] {
  return {
    id: 502,
    comment: 'I would rather talk to somebody.',
    date: '2026-10-04',
    participantLogin: 'wren-4821',
    sliderValue: 3,
    questionText: '<p>How clear is our aim?</p>',
    personalDataHints: [],
    ...answer,
  };
}
