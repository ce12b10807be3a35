import type { Schemas } from '@sounding/api-client';
import { londonDay } from '@sounding/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { addAnswer, askQuestion, type FixtureAnswer } from '../../testing/feedbackFixtures';
import { publishProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { answerConflicts } from './answerService';

let app: TestApp;
let ada: SignedIn;
let projectId: number;
let questionId: number;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

beforeEach(async () => {
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
  questionId = await askQuestion(app, ada, projectId, {
    sliderOption: { maxValue: 7, lowerBoundText: 'Not clear', upperBoundText: 'Very clear' },
  });
});

afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock().getTime() - days * 86_400_000);

/** Adds the answers a day apart, the last of them yesterday. */
async function answered(...answers: readonly FixtureAnswer[]) {
  const ids: number[] = [];
  for (const [index, answer] of answers.entries()) {
    const date = daysAgo(answers.length - index);
    ids.push(await addAnswer(app, { id: questionId, projectId }, { date, ...answer }));
  }
  return ids;
}

async function review(query = '') {
  const url = `/api/answers/project/${projectId}${query}`;
  const answer = await app.request('GET', url, { token: ada.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schemas['AnswerForReviewPage']>();
}

async function approved(query = '') {
  const url = `/api/answers/question/${questionId}${query}`;
  const answer = await app.request('GET', url, { token: ada.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schemas['AnswerPage']>();
}

const commentsOf = (page: { readonly content: readonly { readonly comment: string | null }[] }) =>
  page.content.map(({ comment }) => comment);

const decide = (id: number, action: 'approve' | 'delete', owner = ada) =>
  app.request('PUT', `/api/answers/${id}/${action}`, { token: owner.token });

const decideAll = (
  decision: Schemas['AnswerDecisions']['decision'],
  ids: readonly number[],
  { owner = ada, project = projectId } = {},
) =>
  app.request('PUT', `/api/answers/project/${project}/decisions`, {
    token: owner.token,
    json: { decision, answers: ids.map((id) => ({ id })) },
  });

const auditOf = (id: number) =>
  auditLines(app, { type: 'answer', id }, 'action', 'actor', 'detail', 'ip');

describe('Feedback for review', () => {
  test('shows what waits, newest first, with pseudonym, value and question [FEED-01, FEED-02, API-43, DATA-12, UI-20]', async () => {
    const [first, second] = await answered(
      { comment: 'I would rather talk to somebody.', sliderValue: 3, login: 'wren-4821' },
      { comment: 'Evenings, please', login: 'finch-7' },
      { comment: 'Already approved', isApproved: true },
    );

    expect(await review()).toEqual({
      content: [
        expect.objectContaining({ id: second, participantLogin: 'finch-7', sliderValue: null }),
        {
          id: first,
          comment: 'I would rather talk to somebody.',
          date: londonDay(daysAgo(3)),
          participantLogin: 'wren-4821',
          sliderValue: 3,
          questionText: '<p>What would help?</p>',
          personalDataHints: [],
        },
      ],
      pageNumber: 0,
      totalPages: 1,
      totalElements: 2,
    });
  });

  test('marks a comment that seems to give somebody away', async () => {
    await answered(
      { comment: 'Write to ada@example.org or ring 07700 900123' },
      { comment: 'My NHS number is 943 476 5919 and I live at M1 1AE' },
      { comment: 'My NHS number is 943 476 5918' },
    );

    const { content } = await review();

    expect(content.map(({ personalDataHints }) => personalDataHints)).toEqual([
      [],
      ['POSTCODE', 'NHS_NUMBER'],
      ['EMAIL', 'TELEPHONE'],
    ]);
  });

  test('comes in pages that are told apart and end', async () => {
    await answered({ comment: '1' }, { comment: '2' }, { comment: '3' });

    const pages = [
      await review('?size=2'),
      await review('?size=2&page=1'),
      await review('?page=9'),
    ];

    expect(pages.map(commentsOf)).toEqual([['3', '2'], ['1'], []]);
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([3, 3, 3]);
    expect(pages[0]?.totalPages).toBe(2);
  });

  test('is empty at first', async () => {
    expect(await review()).toEqual({ content: [], pageNumber: 0, totalPages: 0, totalElements: 0 });
  });
});

describe('Approved answers', () => {
  test('stand under their question, newest day first, without their pseudonym [QUES-07, API-42, UI-20]', async () => {
    await answered(
      { comment: 'Evenings', sliderValue: 2, login: 'robin-1', isApproved: true },
      { comment: 'Mornings', login: 'robin-2', isApproved: true },
      { comment: 'Waits' },
    );

    const page = await approved();

    expect(page).toMatchObject({ pageNumber: 0, totalPages: 1, totalElements: 2 });
    expect(page.content).toMatchObject([
      { comment: 'Mornings', date: londonDay(daysAgo(2)), participantLogin: null },
      {
        comment: 'Evenings',
        date: londonDay(daysAgo(3)),
        participantLogin: null,
        sliderValue: 2,
        questionText: '<p>What would help?</p>',
      },
    ]);
    expect(JSON.stringify(page)).not.toContain('robin');
  });

  test('are found by part of the comment, in any case and taken literally', async () => {
    await answered(
      { comment: 'Evenings would HELP 100%', isApproved: true },
      { comment: 'A helping hand', isApproved: true },
      { comment: 'under_score \\ backslash', isApproved: true },
      { sliderValue: 4, isApproved: true },
      { comment: 'No help before review' },
    );
    const search = async (text: string) =>
      commentsOf(await approved(`?search=${encodeURIComponent(text)}`));

    expect(await search('help')).toEqual(['A helping hand', 'Evenings would HELP 100%']);
    expect(await search('0%')).toEqual(['Evenings would HELP 100%']);
    expect(await search('_')).toEqual(['under_score \\ backslash']);
    expect(await search('\\')).toEqual(['under_score \\ backslash']);
    expect(await search("'; DROP TABLE answers; --")).toEqual([]);
    expect(await search(' help ')).toEqual(await search('help'));
    expect(await search(' ')).toHaveLength(4);
  });

  test('are found whatever their accents, and then taken literally too', async () => {
    const plain = 'The cafe is 1000 steps away';
    const accented = 'The café’s 100% “naïve” under_score \\';
    await answered({ comment: accented, isApproved: true }, { comment: plain, isApproved: true });
    const search = async (text: string) =>
      commentsOf(await approved(`?search=${encodeURIComponent(text)}`));

    expect(await search('CAFÉ')).toEqual([plain, accented]);
    expect(await search("cafe's 100%")).toEqual([accented]);
    expect(await search('naive” under_')).toEqual([accented]);
    expect(await search('r_s')).toEqual([accented]);
    expect(await search('score \\')).toEqual([accented]);
    expect(await search('e%s')).toEqual([]);
  });

  test('are listed with a comment, without one, or both, page by page', async () => {
    await answered(
      { sliderValue: 4, isApproved: true },
      { comment: 'One', sliderValue: 5, isApproved: true },
      { comment: 'Two', isApproved: true },
    );

    expect(commentsOf(await approved('?withComment=true'))).toEqual(['Two', 'One']);
    expect(commentsOf(await approved('?withComment=false'))).toEqual([null]);
    expect(commentsOf(await approved())).toEqual(['Two', 'One', null]);
    expect(await approved('?withComment=true&size=1&page=1')).toMatchObject({
      content: [{ comment: 'One' }],
      pageNumber: 1,
      totalPages: 2,
      totalElements: 2,
    });
  });

  test('come in pages that leave nothing out where several were given at the same moment', async () => {
    for (const comment of ['1', '2', '3']) {
      await addAnswer(app, { id: questionId, projectId }, { comment, isApproved: true });
    }

    const pages = [await approved('?size=2'), await approved('?size=2&page=1')];

    expect(pages.map(({ content }) => content.length)).toEqual([2, 1]);
    expect(pages.flatMap(commentsOf).toSorted()).toEqual(['1', '2', '3']);
  });

  test('come in the same order and pages however long these are, over days of several each', async () => {
    for (let answer = 0; answer < 23; answer += 1) {
      await addAnswer(
        app,
        { id: questionId, projectId },
        { comment: String(answer), isApproved: true, date: daysAgo(Math.floor(answer / 4)) },
      );
    }
    const whole = await approved('?size=100');

    for (const size of [1, 5, 7]) {
      const comments: (string | null)[] = [];
      for (let page = 0; page * size < 23; page += 1) {
        comments.push(...commentsOf(await approved(`?size=${size}&page=${page}`)));
      }
      expect(comments).toEqual(commentsOf(whole));
    }
    const days = whole.content.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(commentsOf(whole)).size).toBe(23);
  });

  test.each([
    '?size=0',
    '?size=101',
    '?page=-1',
    '?withComment=perhaps',
    `?search=${'a'.repeat(101)}`,
    '?search=%00',
  ])('are not asked for with %s', async (query) => {
    const url = `/api/answers/question/${questionId}${query}`;
    const { statusCode } = await app.request('GET', url, { token: ada.token });
    expect(statusCode).toBe(400);
  });
});

describe('One who answers several questions at once', () => {
  const participants = Array.from({ length: 12 }, (_, number) => String(number));
  let waiting: Schemas['AnswerForReviewPage'];
  let asked: number[];

  beforeEach(async () => {
    asked = [questionId];
    while (asked.length < 3) asked.push(await askQuestion(app, ada, projectId));
    for (const participant of participants) {
      app.clock.advance({ seconds: 1 });
      for (const id of asked) {
        await addAnswer(
          app,
          { id, projectId },
          { comment: participant, login: `heron-${projectId}-${participant}` },
        );
      }
    }
    waiting = await review('?size=100');
  });

  /** Reads the approved answers of each question. */
  async function approvedOfEach(query: string) {
    const pages: Schemas['Answer'][][] = [];
    for (const id of asked) {
      const url = `/api/answers/question/${id}${query}`;
      const answer = await app.request('GET', url, { token: ada.token });
      pages.push(answer.json<Schemas['AnswerPage']>().content);
    }
    return pages;
  }

  const inTime = participants.toReversed();
  const isInTime = (comments: readonly (string | null)[]) =>
    [comments.join(), comments.toReversed().join()].includes(inTime.join());

  test('is told by the day alone, before approval and after', async () => {
    const ids = waiting.content.map(({ id }) => id);
    expect((await decideAll('APPROVE', ids)).statusCode).toBe(204);

    const dates = [waiting.content, ...(await approvedOfEach('?size=100'))]
      .flat()
      .map(({ date }) => date);
    expect(dates).toHaveLength(72);
    expect(new Set(dates)).toEqual(new Set([londonDay(app.clock())]));
  });

  test('has numbers that are neither those from the review nor neighbours, and stay', async () => {
    const ids = waiting.content.map(({ id }) => id);
    await decideAll('APPROVE', ids);

    const pages = await approvedOfEach('?size=100');

    const numbers = pages.flat().map(({ id }) => id);
    expect(new Set([...numbers, ...ids]).size).toBe(72);
    for (const page of pages) {
      const byNumber = page.toSorted((one, other) => one.id - other.id);
      expect(isInTime(byNumber.map(({ comment }) => comment))).toBe(false);
    }
    expect(await approvedOfEach('?size=100')).toEqual(pages);
  });

  test.each(['?size=100', '?size=12&withComment=true'])(
    'stands under each at another place, which is not that of time: %s',
    async (query) => {
      await decideAll(
        'APPROVE',
        waiting.content.map(({ id }) => id),
      );

      const orders = (await approvedOfEach(query)).map((page) =>
        page.map(({ comment }) => comment),
      );

      expect(new Set(orders.map(String)).size).toBe(3);
      expect(orders.map(isInTime)).toEqual([false, false, false]);
    },
  );

  test('is not found by asking for one answer at a time', async () => {
    await decideAll(
      'APPROVE',
      waiting.content.map(({ id }) => id),
    );
    const comments: (string | null)[] = [];
    for (const page of participants.keys()) {
      comments.push(...commentsOf(await approved(`?size=1&page=${page}`)));
    }

    expect(isInTime(comments)).toBe(false);
    expect(comments.toSorted()).toEqual(participants.toSorted());
  });
});

describe('Whoever reviews', () => {
  test('approves an answer, which leaves the list and appears under its question [FEED-03, API-44, ROLE-02]', async () => {
    const [id = 0] = await answered({ comment: 'Evenings', login: 'owl-3' }, { comment: 'Later' });

    expect((await decide(id, 'approve')).statusCode).toBe(204);

    expect(commentsOf(await review())).toEqual(['Later']);
    expect((await approved()).content).toEqual([
      expect.objectContaining({
        comment: 'Evenings',
        date: londonDay(daysAgo(2)),
        participantLogin: null,
      }),
    ]);
    const { rows } = await app.platform.pool.query(
      'SELECT approved_at, approved_by FROM answers WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ approved_at: app.clock(), approved_by: ada.id }]);
    expect(await auditOf(id)).toEqual([
      {
        action: 'answer.approved',
        actor: ada.id,
        ip: '127.0.0.1',
        detail: { projectId, questionId },
      },
    ]);
  });

  test('approves twice without changing what was decided first', async () => {
    const [id = 0] = await answered({ comment: 'Evenings' });
    await decide(id, 'approve');
    const first = app.clock();
    app.clock.advance({ seconds: 60 });

    expect((await decide(id, 'approve')).statusCode).toBe(204);

    const { rows } = await app.platform.pool.query(
      'SELECT approved_at FROM answers WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ approved_at: first }]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('deletes an answer, which is gone from every list while the others and who did it are kept [FEED-04, API-45]', async () => {
    const [id = 0] = await answered(
      { comment: 'My name is Jo' },
      { comment: 'Later' },
      { comment: 'Evenings', isApproved: true },
    );

    expect((await decide(id, 'delete')).statusCode).toBe(204);

    expect([await review(), await approved()].map(commentsOf)).toEqual([['Later'], ['Evenings']]);
    const { rows } = await app.platform.pool.query('SELECT FROM answers WHERE id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await auditOf(id)).toEqual([
      {
        action: 'answer.deleted',
        actor: ada.id,
        ip: '127.0.0.1',
        detail: { projectId, questionId },
      },
    ]);
    for (const action of ['delete', 'approve'] as const) {
      expect((await decide(id, action)).statusCode).toBe(404);
    }
  });

  test('cannot delete what is approved', async () => {
    const [id = 0] = await answered({ comment: 'Evenings' });
    await decide(id, 'approve');

    const answer = await decide(id, 'delete');

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: answerConflicts.isApproved });
    expect((await approved()).totalElements).toBe(1);
  });

  test.each([
    ['approve', 'approve', [204, 204]],
    ['delete', 'delete', [204, 404]],
  ] as const)('and somebody else at once %s and %s: decided once', async (one, other, statuses) => {
    const [id = 0] = await answered({ comment: 'Evenings' });

    const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
      Promise.all([decide(id, one), decide(id, other)]),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(statuses);
    expect(await auditOf(id)).toHaveLength(1);
    expect((await review()).totalElements).toBe(0);
  });

  test('and somebody else approve and delete at once: one of the two holds', async () => {
    const [id = 0] = await answered({ comment: 'Evenings' });

    const [approval, deletion] = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
      Promise.all([decide(id, 'approve'), decide(id, 'delete')]),
    );

    const isApproved = approval.statusCode === 204;
    expect([approval.statusCode, deletion.statusCode]).toEqual(
      isApproved ? [204, 409] : [404, 204],
    );
    expect((await approved()).totalElements).toBe(isApproved ? 1 : 0);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('decides nothing that cannot be recorded', async () => {
    const [one = 0, other = 0] = await answered({ comment: 'Evenings' }, { comment: 'Jo' });
    const before = await review();

    await whileUnrecorded(app, 'answer.%', async () => {
      expect((await decide(one, 'approve')).statusCode).toBe(500);
      expect((await decideAll('DELETE', [one, other])).statusCode).toBe(500);
    });

    expect(await review()).toEqual(before);
  });

  test('goes on after the project is completed', async () => {
    const [one = 0, other = 0] = await answered({ comment: 'Evenings' }, { comment: 'Jo' });
    await app.platform.pool.query(
      'UPDATE projects SET end_date = $1, completed_at = $1 WHERE id = $2',
      [app.clock(), projectId],
    );

    expect((await decide(one, 'approve')).statusCode).toBe(204);
    expect((await decide(other, 'delete')).statusCode).toBe(204);
  });
});

describe('Several answers at once', () => {
  test('are approved, each with its audit line', async () => {
    const ids = await answered({ comment: '1' }, { comment: '2' }, { comment: '3' });

    expect((await decideAll('APPROVE', ids.slice(0, 2))).statusCode).toBe(204);

    expect(commentsOf(await approved())).toEqual(['2', '1']);
    expect(commentsOf(await review())).toEqual(['3']);
    const lines = await Promise.all(ids.map(auditOf));
    expect(lines.map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  test('are deleted', async () => {
    const ids = await answered({ comment: '1' }, { comment: '2' }, { comment: '3' });

    expect((await decideAll('DELETE', ids.slice(1))).statusCode).toBe(204);

    expect(commentsOf(await review())).toEqual(['1']);
    expect(await auditOf(ids[2] ?? 0)).toMatchObject([{ action: 'answer.deleted' }]);
  });

  test('are all decided or none', async () => {
    const [one = 0, two = 0] = await answered({ comment: '1' }, { comment: '2' });
    await decide(two, 'approve');

    const gone = await decideAll('APPROVE', [one, 2147483647]);
    const done = await decideAll('DELETE', [one, two]);

    expect([gone.statusCode, done.statusCode]).toEqual([404, 409]);
    expect(commentsOf(await review())).toEqual(['1']);
    expect(await auditOf(one)).toEqual([]);
    expect((await decideAll('APPROVE', [one, two])).statusCode).toBe(204);
    expect(await auditOf(two)).toHaveLength(1);
  });

  test('belong to the project that is named, even where another is the researcher’s own', async () => {
    const [id = 0] = await answered({ comment: '1' });
    const other = await publishProject(app, ada);

    const answer = await decideAll('DELETE', [id], { project: other.id });

    expect(answer.statusCode).toBe(404);
    expect((await review()).totalElements).toBe(1);
  });

  test('chosen by two in opposite order block nobody', async () => {
    const ids = await answered({ comment: '1' }, { comment: '2' }, { comment: '3' });

    const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
      Promise.all([decideAll('APPROVE', ids), decideAll('APPROVE', ids.toReversed())]),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await auditOf(ids[0] ?? 0)).toHaveLength(1);
  });

  test.each([
    { decision: 'APPROVE', answers: [] },
    { decision: 'approve', answers: [{ id: 1 }] },
    { decision: 'APPROVE', answers: [{ id: 1 }, { id: 1 }] },
    { decision: 'DELETE', answers: [{ id: 1, comment: '' }] },
    { decision: 'DELETE', answers: Array.from({ length: 101 }, (_, id) => ({ id: id + 1 })) },
    { answers: [{ id: 1 }] },
  ])('are refused off the contract: %j', async (json) => {
    const url = `/api/answers/project/${projectId}/decisions`;
    expect((await app.request('PUT', url, { token: ada.token, json })).statusCode).toBe(400);
  });
});

test('Another researcher finds none of it, and decides nothing [ROLE-04]', async () => {
  const grace = await app.signInAs('ROLE_RESEARCHER');
  const { token } = grace;
  const [id = 0] = await answered({ comment: 'Evenings' });

  const answers = [
    await app.request('GET', `/api/answers/project/${projectId}`, { token }),
    await app.request('GET', `/api/answers/question/${questionId}`, { token }),
    await decide(id, 'approve', grace),
    await decide(id, 'delete', grace),
    await decideAll('DELETE', [id], { owner: grace }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await review()).totalElements).toBe(1);
  const lines = await auditOf(id);
  expect(lines.map(({ action }) => action)).toEqual(
    Array.from({ length: 3 }, () => 'access.denied'),
  );
});
