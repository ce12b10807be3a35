import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAnswer, deleteAnswerUsage } from './deleteAnswer';
import { auditLines } from '../testing/auditLines';
import { addAnswer, askQuestion, readQuestion } from '../testing/feedbackFixtures';
import { operatorSettings } from '../testing/operatorSettings';
import { publishProject } from '../testing/projectFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import type { SignedIn } from '../testing/testAccounts';
import { whileUnrecorded } from '../testing/whileUnrecorded';

let server: TestApp;
let ada: SignedIn;
let question: { readonly id: number; readonly projectId: number };

beforeAll(async () => {
  server = await startTestApp();
  ada = await server.signInAs('ROLE_RESEARCHER');
});

beforeEach(async () => {
  const { id: projectId } = await publishProject(server, ada, { launchDate: null });
  const pollOptions = [{ text: 'At home' }, { text: 'At the clinic' }];
  question = { id: await askQuestion(server, ada, projectId, { pollOptions }), projectId };
});

afterAll(() => server.close());

const agree = () => Promise.resolve(true);

const erase = (words: readonly (number | string)[], ask = agree as () => Promise<boolean | null>) =>
  deleteAnswer(words.map(String), operatorSettings(server), ask);

async function get<T>(url: string): Promise<T> {
  const answer = await server.request('GET', url, { token: ada.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

/** What the researcher sees of the question's answers. */
async function seen() {
  const { id, projectId } = question;
  const approved = await get<Schemas['AnswerPage']>(`/api/answers/question/${id}`);
  const waiting = await get<Schemas['AnswerForReviewPage']>(`/api/answers/project/${projectId}`);
  const summary = await get<Schemas['ProjectSummary']>(`/api/projects/summary/${projectId}`);
  return {
    approved: approved.content.map((answer) => answer.comment),
    counted: (await readQuestion(server, ada, projectId, id)).answersCount,
    waiting: waiting.content.map((answer) => answer.id),
    waitingCount: summary.answersForReviewCount,
  };
}

const linesOf = (id: number) =>
  auditLines(server, { type: 'answer', id }, 'action', 'actor', 'detail', 'ip');

test('An answer that was approved by mistake goes for good, and out of all that is counted', async () => {
  const mistake = await addAnswer(server, question, {
    comment: 'Ring me: 01632 960961',
    choice: 1,
    isApproved: true,
  });
  await addAnswer(server, question, { comment: 'Evenings', isApproved: true });
  const waiting = await addAnswer(server, question, { comment: 'Mornings' });

  const told = await erase([mistake]);
  expect(told).toMatch(/\n\nThis answer is deleted for good\. Keep this line .+:\n[\d-]+T\S+Z npm/);
  expect(told.endsWith(` npm run admin:delete-answer -- ${mistake}`)).toBe(true);

  expect(await seen()).toEqual({
    approved: ['Evenings'],
    counted: 1,
    waiting: [waiting],
    waitingCount: 1,
  });
  const { id: questionId, projectId } = question;
  expect(await linesOf(mistake)).toEqual([
    {
      action: 'answer.erased',
      actor: null,
      ip: '127.0.0.1',
      detail: { projectId, questionId, wasApproved: true },
    },
  ]);
});

test('One that waits for review goes too, and out of the count that open pages follow', async () => {
  const waiting = await addAnswer(server, question, { comment: 'Mornings' });
  expect(await seen()).toMatchObject({ waiting: [waiting], waitingCount: 1 });

  await erase([waiting]);

  expect(await seen()).toMatchObject({ waiting: [], waitingCount: 0 });
  expect(await linesOf(waiting)).toMatchObject([{ detail: { wasApproved: false } }]);
});

test('It shows what is about to go before it asks, and nothing that a terminal would obey', async () => {
  const comment = `\u001b[2J\u202eFirst\nsecond ${'long '.repeat(50)}`;
  const id = await addAnswer(server, question, {
    comment,
    choice: 1,
    isApproved: true,
    date: new Date('2026-10-20T08:55:00Z'),
  });
  const asked: string[] = [];

  const refused = deleteAnswer([String(id)], operatorSettings(server), (words) => {
    asked.push(words);
    return Promise.resolve(false);
  });

  const shown = [
    `Answer ${id} of 20/10/2026, 09:55, approved`,
    `Project ${question.projectId}: Living well with breathlessness`,
    `Question ${question.id}: What would help?`,
    'Choice: At the clinic',
    `Comment: [2JFirst second ${'long '.repeat(50)}`.slice(0, 'Comment: '.length + 200) + '…',
  ].join('\n');
  await expect(refused).rejects.toThrow('Nothing has been deleted.');
  expect(asked).toEqual([`${shown}\n\nThis cannot be undone. To delete it for good, type yes:`]);
  expect(await seen()).toMatchObject({ approved: [expect.stringContaining('second long')] });
  expect(await linesOf(id)).toEqual([]);
});

test('Where nobody can be asked nothing goes, until it is agreed to with the command', async () => {
  const id = await addAnswer(server, question, { comment: 'Mornings', isApproved: true });
  const nobody = () => Promise.resolve(null);

  await expect(erase([id], nobody)).rejects.toThrow(
    `Comment: Mornings\n\nNothing has been deleted, since nobody could be asked. To delete it for good: npm run admin:delete-answer -- ${id} --yes`,
  );
  expect(await seen()).toMatchObject({ approved: ['Mornings'] });

  expect(await erase([id, '--yes'], nobody)).toContain('Comment: Mornings');
  expect(await seen()).toMatchObject({ approved: [] });
});

test('Where there is none of that number, it says so', async () => {
  const id = await addAnswer(server, question, { comment: 'Mornings' });
  await erase([id]);

  await expect(erase([id])).rejects.toThrow(`There is no answer ${id} in this database.`);
  await expect(erase([0])).rejects.toThrow('There is no answer 0 in this database.');
  expect(await linesOf(id)).toHaveLength(1);
});

test('An answer that somebody else deletes meanwhile is not told as deleted here', async () => {
  const id = await addAnswer(server, question, { comment: 'Mornings' });
  const slow = async () => {
    await erase([id]);
    return true;
  };

  await expect(erase([id], slow)).rejects.toThrow(`There is no answer ${id} in this database.`);

  expect(await linesOf(id)).toHaveLength(1);
});

test('An answer stays where its end cannot be recorded', async () => {
  const id = await addAnswer(server, question, { comment: 'Mornings', isApproved: true });

  await whileUnrecorded(server, 'answer.%', async () => {
    await expect(erase([id])).rejects.toThrow();
  });

  expect(await seen()).toMatchObject({ approved: ['Mornings'] });
});

test.each([[[]], [['all']], [['2147483648']], [['1', '2']], [['1', '--force']]])(
  'The words %j are answered by how it is done',
  async (words) => {
    await expect(erase(words)).rejects.toThrow(deleteAnswerUsage);
  },
);
