import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { tidyUp } from '../../testing/tidyUp';
import { bundledMigrations, migrate } from '../../platform/database/migrate';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
});

afterEach(() => app.close());

const ownWords = 'A word of my own';

const query = (sql: string) => app.platform.pool.query<{ people: number }>(sql);

const join = (login: string, gender = ownWords) =>
  `INSERT INTO participants (login, gender) VALUES ('${login}', '${gender}')`;

const leave = (login: string) => `DELETE FROM participants WHERE login = '${login}'`;

/** How many participants are counted under the words; null if the count is deleted. */
async function counted() {
  const { rows } = await query(
    `SELECT sum(participant_count)::int AS people FROM participant_counts WHERE value = '${ownWords}'`,
  );
  return rows[0]?.people;
}

/** Does the work while another transaction has run the statement but not committed it yet. */
const during = (sql: string, work: () => Promise<unknown>) =>
  asOwner(app.testDatabase, async (other) => {
    await other.query('BEGIN');
    await other.query(sql);
    await work();
    await other.query('COMMIT');
  });

test('Whoever comes while the last with the same words goes is counted, and the words go with the last', async () => {
  await query(join('heron-a'));
  await during(join('heron-b'), () => query(leave('heron-a')));
  expect(await counted()).toBe(1);

  await query(leave('heron-b'));

  expect(await counted()).toBeNull();
});

test('Words that went while another transaction was counting go within the hour', async () => {
  await query(join('heron-a'));
  await during(join('heron-b', 'Male'), () => query(leave('heron-a')));

  await tidyUp(app);

  expect(await counted()).toBeNull();
  const { rows } = await query(
    "SELECT sum(participant_count)::int AS people FROM participant_counts WHERE value = 'Male'",
  );
  expect(rows).toEqual([{ people: 1 }]);
});

test('Changed words are kept no longer', async () => {
  await query(join('heron-a'));
  await query(join('heron-b'));

  await query("UPDATE participants SET gender = 'Male' WHERE login = 'heron-a'");
  expect(await counted()).toBe(1);
  await query("UPDATE participants SET gender = 'Male' WHERE login = 'heron-b'");

  expect(await counted()).toBeNull();
});

test('Words that stayed of somebody who went before this version go with its start', async () => {
  const client = new pg.Client({ connectionString: app.testDatabase.ownerAddress });
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(
      client,
      bundledMigrations().filter(({ name }) => name < '0018'),
    );
    await client.query(`
      INSERT INTO accounts (id, login, login_key, full_name, role)
        VALUES (1, 'ada@sounding.example', 'ada@sounding.example', 'Ada', 'ROLE_RESEARCHER');
      INSERT INTO projects (id, owner_id, title, subtitle, status, published_date)
        VALUES (1, 1, 'Sleep', 'Better', 'PUBLISHED', now());
      ${join('heron-a')};
      INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
        SELECT 1, id, now(), true, true FROM participants;
      ${leave('heron-a')}`);
    const kept = () =>
      client.query(`
        SELECT value FROM participant_counts WHERE value = '${ownWords}'
        UNION ALL SELECT value FROM project_response_groups WHERE value = '${ownWords}'`);
    expect((await kept()).rows).toHaveLength(2);

    await migrate(client, bundledMigrations());

    expect((await kept()).rows).toEqual([]);
  } finally {
    await client.end();
  }
});
