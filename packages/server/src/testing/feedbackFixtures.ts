import type { Schemas } from '@sounding/api-client';
import type { TestApp } from './startTestApp';
import type { SignedIn } from './testAccounts';

type Owner = Pick<SignedIn, 'token'>;

/** Sends a question as the Questions tab does; the test itself checks the answer. */
export function sendQuestion(
  test: TestApp,
  { token }: Owner,
  projectId: number,
  changes: Partial<Schemas['NewQuestion']> = {},
) {
  const json: Schemas['NewQuestion'] = {
    text: '<p>What would help?</p>',
    project: { id: projectId },
    pollOptions: [],
    sliderOption: null,
    status: 'PUBLISHED',
    ...changes,
  };
  return test.request('POST', '/api/questions', { token, json });
}

/** Saves a question and returns its id. */
export async function askQuestion(
  test: TestApp,
  owner: Owner,
  projectId: number,
  changes: Partial<Schemas['NewQuestion']> = {},
): Promise<number> {
  const answer = await sendQuestion(test, owner, projectId, changes);
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Schemas['SavedQuestion']>().data.id;
}

export async function listQuestions(
  test: TestApp,
  { token }: Owner,
  projectId: number,
): Promise<Schemas['Question'][]> {
  const url = `/api/questions-with-poll-scores/project/${projectId}`;
  const answer = await test.request('GET', url, { token });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Schemas['Question'][]>();
}

export async function readQuestion(
  test: TestApp,
  owner: Owner,
  projectId: number,
  id: number,
): Promise<Schemas['Question']> {
  const questions = await listQuestions(test, owner, projectId);
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`Question ${id} is not listed`);
  return question;
}

/** Sends an update as the Updates tab does; the test itself checks the answer. */
export function sendUpdate(
  test: TestApp,
  { token }: Owner,
  projectId: number,
  changes: Partial<Schemas['NewProjectUpdate']> = {},
) {
  const json: Schemas['NewProjectUpdate'] = {
    text: 'You asked for evenings, so we meet at seven.',
    status: 'PUBLISHED',
    project: { id: projectId },
    ...changes,
  };
  return test.request('POST', '/api/project-updates', { token, json });
}

/** Saves an update and returns it. */
export async function postUpdate(
  test: TestApp,
  owner: Owner,
  projectId: number,
  changes: Partial<Schemas['NewProjectUpdate']> = {},
): Promise<Schemas['ProjectUpdate']> {
  const answer = await sendUpdate(test, owner, projectId, changes);
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Schemas['ProjectUpdate']>();
}

export interface FixtureAnswer {
  readonly comment?: string | null;
  readonly sliderValue?: number | null;
  /** Place of the choice in the poll. */
  readonly choice?: number;
  readonly login?: string;
  readonly date?: Date;
  readonly isApproved?: boolean;
}

/** What the participants' own application would write: one answer, waiting unless said otherwise. */
export async function addAnswer(
  { platform, clock }: TestApp,
  { id, projectId }: { readonly id: number; readonly projectId: number },
  answer: FixtureAnswer = {},
): Promise<number> {
  const { comment = null, sliderValue = null, choice, login, date = clock() } = answer;
  const { rows } = await platform.pool.query<{ id: number }>(
    `WITH who AS (
       INSERT INTO participants (login) SELECT $1::text WHERE $1 IS NOT NULL
       ON CONFLICT (login) DO UPDATE SET login = excluded.login RETURNING id
     )
     INSERT INTO answers (question_id, project_id, participant_id, comment, slider_value,
       poll_option_id, date, approved_at)
     VALUES ($2, $3, (SELECT id FROM who), $4, $5,
       (SELECT id FROM poll_options WHERE question_id = $2 AND position = $6::integer), $7, $8)
     RETURNING id`,
    [
      login ?? null,
      id,
      projectId,
      comment,
      sliderValue,
      choice ?? null,
      date,
      answer.isApproved === true ? date : null,
    ],
  );
  return rows[0]?.id ?? 0;
}
