import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import {
  addAnswer,
  askQuestion,
  listQuestions,
  readQuestion,
} from '../../testing/feedbackFixtures';
import { publishProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { countAnswersOf } from './resultsRepository';

let app: TestApp;
let ada: SignedIn;
let projectId: number;

const scale = { maxValue: 7, lowerBoundText: 'Not clear', upperBoundText: 'Very clear' };

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
});

afterAll(() => app.close());

test('A poll’s votes come with counts and percentages to two decimals, for choices nobody took as well [QUES-04, QUES-05, API-36, DATA-10]', async () => {
  const pollOptions = [{ text: 'A' }, { text: 'B' }, { text: 'C' }, { text: 'D' }];
  const id = await askQuestion(app, ada, projectId, { pollOptions });
  for (const choice of [0, 1, 2, 2, 0, 0]) {
    await addAnswer(app, { id, projectId }, { choice, isApproved: true });
  }
  await addAnswer(app, { id, projectId }, { choice: 1, comment: 'Still to be reviewed' });

  const { pollScores, answersCount, sliderScores } = await readQuestion(app, ada, projectId, id);

  expect(pollScores).toEqual([
    { pollOptionText: 'A', percentage: 50, count: 3 },
    { pollOptionText: 'B', percentage: 16.67, count: 1 },
    { pollOptionText: 'C', percentage: 33.33, count: 2 },
    { pollOptionText: 'D', percentage: 0, count: 0 },
  ]);
  expect(answersCount).toBe(6);
  expect(sliderScores).toBeNull();
});

test('A scale’s answers are counted for each value from 0, with mean and median [QUES-06, API-36, DATA-10, OPEN-77]', async () => {
  const id = await askQuestion(app, ada, projectId, { sliderOption: scale });
  for (const sliderValue of [0, 3, 3, 5, 7, 7]) {
    await addAnswer(app, { id, projectId }, { sliderValue, isApproved: true });
  }
  await addAnswer(app, { id, projectId }, { sliderValue: 1, comment: 'Still to be reviewed' });

  const { sliderScores, answersCount, pollScores } = await readQuestion(app, ada, projectId, id);

  expect(sliderScores).toEqual({
    ...scale,
    valueCounts: [1, 0, 0, 2, 0, 1, 0, 2],
    mean: 4.17,
    median: 4,
  });
  expect(answersCount).toBe(6);
  expect(pollScores).toEqual([]);
});

test('Nothing is made up where nobody has answered [OPEN-120]', async () => {
  const pollOptions = [{ text: 'A' }, { text: 'B' }];
  const poll = await askQuestion(app, ada, projectId, { pollOptions });
  const likert = await askQuestion(app, ada, projectId, { sliderOption: scale });

  expect((await readQuestion(app, ada, projectId, poll)).pollScores).toEqual([
    { pollOptionText: 'A', percentage: null, count: 0 },
    { pollOptionText: 'B', percentage: null, count: 0 },
  ]);
  expect((await readQuestion(app, ada, projectId, likert)).sliderScores).toMatchObject({
    valueCounts: [0, 0, 0, 0, 0, 0, 0, 0],
    mean: null,
    median: null,
  });
});

test('A withdrawn question keeps its results, and every kind counts its own answers only', async () => {
  const { id: other } = await publishProject(app, ada, { launchDate: null });
  const text = await askQuestion(app, ada, other);
  const likert = await askQuestion(app, ada, other, { sliderOption: scale });
  await addAnswer(app, { id: text, projectId: other }, { comment: 'One', isApproved: true });
  await addAnswer(app, { id: text, projectId: other }, { comment: 'Two', isApproved: true });
  await addAnswer(app, { id: likert, projectId: other }, { sliderValue: 4, isApproved: true });

  await app.request('POST', `/api/question/${likert}/deactivate`, { token: ada.token });

  const counts = (await listQuestions(app, ada, other)).map(({ id, answersCount, status }) => [
    id,
    status,
    answersCount,
  ]);
  expect(counts.slice(0, 2)).toEqual([
    [likert, 'DEACTIVATED', 1],
    [text, 'PUBLISHED', 2],
  ]);
});

test('The results of 100,000 answers are counted exactly', async () => {
  const { id: large } = await publishProject(app, ada, { launchDate: null });
  const question = await askQuestion(app, ada, large, { sliderOption: scale });
  await asOwner(app.testDatabase, async (owner) => {
    // Skips the foreign-key checks, which would take most of the test's time.
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
       SELECT $1, $2, value % 8, $3, $3 FROM generate_series(1, 100000) AS value`,
      [question, large, app.clock()],
    );
  });

  const { sliderScores, answersCount } = await readQuestion(app, ada, large, question);

  expect(answersCount).toBe(100_000);
  expect(sliderScores?.valueCounts).toEqual(Array.from({ length: 8 }, () => 12_500));
});

test('The answers to other projects are not read, however many questions a project asks', async () => {
  const { id: other } = await publishProject(app, ada, { launchDate: null });
  const { id: own } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `WITH asked AS (
         INSERT INTO questions (project_id, text, date, kind, slider_max, slider_lower_text, slider_upper_text)
         SELECT $2, 'How?', $3, 'LIKERT', 7, '', '' FROM generate_series(1, 60) RETURNING id, project_id
       ), given AS (
         SELECT id, project_id, 1 AS number FROM asked
         UNION ALL
         SELECT id, project_id, generate_series(1, 10000) FROM questions WHERE project_id = $1
       )
       INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
       SELECT id, project_id, 4, $3, $3 FROM given`,
      [other, own, app.clock()],
    );
    await owner.query('ANALYZE');
  });

  const { counted, read } = await app.platform.database.transaction(async (transaction) => {
    const countRead = async () => {
      const { rows } = await transaction.execute<{ rows: string }>(
        sql`SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables
            WHERE relname = 'answers'`,
      );
      return Number(rows[0]?.rows);
    };
    const before = await countRead();
    const results = await countAnswersOf(transaction, own);
    return { counted: results, read: (await countRead()) - before };
  });

  expect(counted).toHaveLength(60);
  expect(read).toBeLessThanOrEqual(60);
});
