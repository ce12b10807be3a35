import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../../testing/projectFixtures';
import { addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Each kept count, and the same counted anew from the responses. */
const kept = `
  SELECT 'days' AS kept, day::text AS value, response_count AS count
    FROM project_response_days WHERE project_id = $1
  UNION ALL SELECT kind, value, response_count
    FROM project_response_groups WHERE project_id = $1
  UNION ALL SELECT 'interested', '', hear_more_yes_count FROM projects WHERE id = $1
  UNION ALL SELECT 'not interested', '', hear_more_no_count FROM projects WHERE id = $1
  UNION ALL SELECT 'gave feedback', '', contribute_yes_count FROM projects WHERE id = $1
  UNION ALL SELECT 'gave none', '', contribute_no_count FROM projects WHERE id = $1
  ORDER BY 1, 2`;

const countedAnew = `
  WITH own AS (SELECT * FROM project_responses WHERE project_id = $1)
  SELECT 'days' AS kept, (date AT TIME ZONE 'Europe/London')::date::text AS value,
      count(*)::integer AS count FROM own GROUP BY 2
  UNION ALL SELECT 'AGE',
      coalesce((extract(year FROM date AT TIME ZONE 'Europe/London')::integer - birth_year)::text, ''),
      count(*) FROM own GROUP BY 2
  UNION ALL SELECT 'GENDER', coalesce(gender, ''), count(*) FROM own GROUP BY 2
  UNION ALL SELECT 'ETHNICITY', coalesce(ethnicity, ''), count(*) FROM own GROUP BY 2
  UNION ALL SELECT 'interested', '', count(*) FILTER (WHERE hear_more) FROM own
  UNION ALL SELECT 'not interested', '', count(*) FILTER (WHERE NOT hear_more) FROM own
  UNION ALL SELECT 'gave feedback', '', count(*) FILTER (WHERE contribute_now) FROM own
  UNION ALL SELECT 'gave none', '', count(*) FILTER (WHERE NOT contribute_now) FROM own
  ORDER BY 1, 2`;

test('The counts of a project are what counting anew gives, where several respond and withdraw at once', async () => {
  const { pool } = app.platform;
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });
  const day = (ago: number) => new Date(app.clock().getTime() - ago * 86_400_000);
  const respond = (number: number) =>
    addResponse(app, id, {
      birthYear: number % 4 === 0 ? null : 1950 + number,
      gender: number % 3 === 0 ? null : 'Female',
      ethnicity: number % 2 === 0 ? 'White British' : 'Asian or Asian British',
      hearMore: number % 2 === 0,
      contributeNow: number % 5 === 0,
      date: day(number % 3),
    });
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  const participants = await Promise.all(numbers.map(respond));
  await Promise.all([
    ...participants
      .slice(0, 6)
      .map((participant) =>
        pool.query('DELETE FROM project_responses WHERE participant_id = $1', [participant]),
      ),
    ...numbers.map((number) => respond(number + 12)),
  ]);

  const { rows } = await pool.query(kept, [id]);
  expect(rows).toEqual((await pool.query(countedAnew, [id])).rows.map(withNumber));
  expect(rows).toContainEqual({ kept: 'interested', value: '', count: 9 });
});

/** PostgreSQL counts in bigint, which arrives as text. */
const withNumber = (row: { count: string | number }) => ({ ...row, count: Number(row.count) });
