import type pg from 'pg';

/** Rows a statement: within the memory that PostgreSQL keeps for a trigger's changed rows. */
const rowsAtOnce = 50_000;

export interface Filled {
  readonly ownerId: number;
  /** Projects with this many responses each, in the order asked for. */
  readonly projectIds: readonly number[];
  /** A project with many approved answers, to be exported. */
  readonly exportedId: number;
}

/** Writes projects with responses through the product's own triggers, as the owner of the tables. */
export async function fill(
  owner: pg.Client,
  { responses, answers }: { readonly responses: readonly number[]; readonly answers: number },
): Promise<Filled> {
  const { rows } = await owner.query<{ id: number }>(
    `SELECT id FROM accounts WHERE login = 'researcher@sounding.example'`,
  );
  const ownerId = rows[0]?.id ?? 0;
  await owner.query(`SET statement_timeout = 0`);
  // The monitor's totals of participants are not what is measured, and make filling slow.
  await owner.query(`ALTER TABLE project_responses DISABLE TRIGGER project_responses_contributed`);
  const projectIds: number[] = [];
  for (const count of responses) {
    const id = await insertProject(owner, ownerId, `${count} responses`);
    await insertResponses(owner, id, count);
    projectIds.push(id);
  }
  await owner.query(`ALTER TABLE project_responses ENABLE TRIGGER project_responses_contributed`);
  const exportedId = await insertProject(owner, ownerId, `${answers} answers`);
  await insertAnswers(owner, exportedId, answers);
  await owner.query('VACUUM (ANALYZE)');
  await owner.query('CHECKPOINT');
  return { ownerId, projectIds, exportedId };
}

async function insertProject(owner: pg.Client, ownerId: number, title: string): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO projects (owner_id, title, subtitle, status, published_date, end_date)
     VALUES ($1, $2, 'Benchmark', 'PUBLISHED', now() - interval '300 days', now() + interval '60 days')
     RETURNING id`,
    [ownerId, title],
  );
  return rows[0]?.id ?? 0;
}

async function insertResponses(owner: pg.Client, projectId: number, count: number): Promise<void> {
  await ensureParticipants(owner, count);
  for (let from = 0; from < count; from += rowsAtOnce) {
    await owner.query(
      `INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
       SELECT $1, id, now() - (id % 300) * interval '1 day', id % 3 <> 0, id % 2 = 0
       FROM participants WHERE login LIKE 'bench-%' ORDER BY id OFFSET $2 LIMIT $3`,
      [projectId, from, Math.min(rowsAtOnce, count - from)],
    );
  }
}

async function ensureParticipants(owner: pg.Client, count: number): Promise<void> {
  const { rows } = await owner.query<{ present: number }>(
    `SELECT count(*)::integer AS present FROM participants WHERE login LIKE 'bench-%'`,
  );
  for (let from = rows[0]?.present ?? 0; from < count; from += rowsAtOnce) {
    await owner.query(
      `INSERT INTO participants (login, birth_year, gender, ethnicity)
       SELECT 'bench-' || n, 1940 + n % 65, (ARRAY['Female', 'Male', NULL])[1 + n % 3],
         (ARRAY['White British', 'Asian or Asian British', 'Black or Black British', NULL])[1 + n % 4]
       FROM generate_series($1::integer, $2::integer) n`,
      [from + 1, Math.min(from + rowsAtOnce, count)],
    );
  }
}

async function insertAnswers(owner: pg.Client, projectId: number, count: number): Promise<void> {
  await owner.query(
    `WITH question AS (
       INSERT INTO questions (project_id, text, status, date, kind)
       VALUES ($1, '<p>What would help?</p>', 'PUBLISHED', now(), 'TEXT') RETURNING id)
     INSERT INTO answers (question_id, project_id, comment, date, approved_at)
     SELECT question.id, $1,
       'I would rather talk to somebody nearby ' || md5(n::text) || ' and not travel so far.',
       now() - (n % 300) * interval '1 day', now()
     FROM question, generate_series(1, $2::integer) n`,
    [projectId, count],
  );
}
