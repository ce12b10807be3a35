import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { addAnswer, askQuestion } from '../../testing/feedbackFixtures';
import { daysAhead, publishProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { tidyUp } from '../../testing/tidyUp';
import { deleteUnapproved } from './deleteUnapproved';

let app: TestApp;
let ada: SignedIn;
let question: { readonly id: number; readonly projectId: number };

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  ada = await app.signInAs('ROLE_RESEARCHER');
  question = await askInProject({ endDate: daysAhead(app, 10) });
});

afterAll(() => app.close());

async function askInProject({ endDate }: { readonly endDate: string }) {
  const { id: projectId } = await publishProject(app, ada, { launchDate: null, endDate });
  return { id: await askQuestion(app, ada, projectId), projectId };
}

/** Sessions and accounts end meanwhile, so the test looks into the database. */
async function kept({ id }: { readonly id: number } = question) {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    'SELECT id FROM answers WHERE question_id = $1 ORDER BY id',
    [id],
  );
  return rows.map((row) => row.id);
}

const waitDays = (days: number) => {
  app.clock.advance({ seconds: days * 86_400 });
};

/** One of the next two years is a leap year. */
const twoYears = 731;

test('An answer that nobody approved goes 24 months after the end of its project, and what was approved stays', async () => {
  const waiting = await addAnswer(app, question, { comment: 'Ring me: 01632 960961' });
  const approved = await addAnswer(app, question, { comment: 'Evenings', isApproved: true });
  const other = await askInProject({ endDate: daysAhead(app, 20) });
  const later = await addAnswer(app, other, { comment: 'Mornings' });
  waitDays(twoYears);
  await tidyUp(app);
  expect(await kept()).toEqual([waiting, approved]);

  waitDays(11);
  await tidyUp(app);

  expect(await kept()).toEqual([approved]);
  expect(await kept(other)).toEqual([later]);
  const { rows } = await app.platform.pool.query(
    `SELECT actor_id, detail, answers_for_review_count AS waiting
     FROM audit_log JOIN projects ON projects.id::text = target_id
     WHERE action = 'answers.unapproved-deleted' AND target_type = 'project' AND projects.id = $1`,
    [question.projectId],
  );
  expect(rows).toEqual([{ actor_id: null, detail: { answers: 1 }, waiting: 0 }]);
});

test('Of a project that was completed before its end, the completion counts', async () => {
  await addAnswer(app, question, { comment: 'Mornings' });
  const completed = await app.request('POST', `/api/complete-project/${question.projectId}`, {
    token: ada.token,
  });
  expect(completed.statusCode).toBe(204);

  waitDays(twoYears + 1);
  await tidyUp(app);

  expect(await kept()).toEqual([]);
});

test('A project whose answers cannot be deleted holds no other up, and is done once they can', async () => {
  const others = [question, await askInProject({ endDate: daysAhead(app, 10) })];
  const stuck = await askInProject({ endDate: daysAhead(app, 10) });
  others.push(await askInProject({ endDate: daysAhead(app, 10) }));
  for (const one of others) await addAnswer(app, one, { comment: 'Mornings' });
  const held = await addAnswer(app, stuck, { comment: 'Evenings' });
  const change = (statement: string) =>
    asOwner(app.testDatabase, (owner) => owner.query(statement));
  await change(`CREATE TABLE held AS SELECT ${held} AS id;
    ALTER TABLE held ADD FOREIGN KEY (id) REFERENCES answers`);
  waitDays(twoYears + 11);

  await expect(deleteUnapproved(app.platform)).rejects.toMatchObject({
    message: 'Unapproved answers were left',
    errors: [expect.objectContaining({ record: { type: 'project', id: stuck.projectId } })],
  });

  for (const one of others) expect(await kept(one)).toEqual([]);
  expect(await kept(stuck)).toEqual([held]);
  await change('DROP TABLE held');
  await deleteUnapproved(app.platform);
  expect(await kept(stuck)).toEqual([]);
});

test('Two servers that tidy at the same time count every answer once, however many are due', async () => {
  await addAnswer(app, question, { comment: 'Mornings' });
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, comment, date)
     SELECT question_id, project_id, comment, date FROM answers, generate_series(1, 2100)
     WHERE question_id = $1`,
    [question.id],
  );
  waitDays(twoYears + 11);

  await Promise.all([tidyUp(app), tidyUp(app)]);

  expect(await kept()).toEqual([]);
  const lines = await auditLines(
    app,
    { action: 'answers.unapproved-deleted', id: question.projectId },
    'detail',
  );
  const deleted = lines.map(({ detail }) => Number(detail['answers']));
  expect(deleted.reduce((sum, answers) => sum + answers)).toBe(2101);
});
