import type { TestApp } from './startTestApp';

export interface FixtureResponse {
  readonly birthYear?: number | null;
  readonly gender?: string | null;
  readonly ethnicity?: string | null;
  readonly date?: Date;
  readonly hearMore?: boolean;
  readonly contributeNow?: boolean;
}

let participants = 0;

/** What the participants' own application would write: one new participant, one response. */
export async function addResponse(
  { platform, clock }: TestApp,
  projectId: number,
  response: FixtureResponse = {},
): Promise<number> {
  const {
    birthYear = 1970,
    gender = 'Female',
    ethnicity = 'White British',
    date = clock(),
    hearMore = true,
    contributeNow = true,
  } = response;
  participants += 1;
  const { rows } = await platform.pool.query<{ id: number }>(
    `INSERT INTO participants (login, birth_year, gender, ethnicity)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [`heron-${participants}`, birthYear, gender, ethnicity],
  );
  const id = rows[0]?.id ?? 0;
  await platform.pool.query(
    `INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
     VALUES ($1, $2, $3, $4, $5)`,
    [projectId, id, date, hearMore, contributeNow],
  );
  return id;
}

/** A comment to a question, waiting for review. */
export async function addComment(
  { platform, clock }: TestApp,
  question: { readonly id: number; readonly projectId: number },
  comment = 'A phone number that I can ring',
): Promise<number> {
  const { rows } = await platform.pool.query<{ id: number }>(
    `INSERT INTO answers (question_id, project_id, comment, date)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [question.id, question.projectId, comment, clock()],
  );
  return rows[0]?.id ?? 0;
}
