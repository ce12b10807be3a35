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

/** Runs each statement in a transaction of its own, all of which are committed only after the work. */
async function allDuring(
  [first, ...others]: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  if (first === undefined) await work();
  else await during(first, () => allDuring(others, work));
}

const slots = async () =>
  (await query('SELECT count(*)::int AS people FROM participant_count_slots')).rows[0]?.people ?? 0;

/** Each count as it is kept and as counting anew gives it, the words of nobody included. */
async function expectRightSums() {
  const { rows } = await query(`
    WITH kept AS (
      SELECT kind, value, sum(participant_count) AS people FROM participant_counts GROUP BY 1, 2
    ), anew AS (
      SELECT v.kind, v.value, count(*) AS people FROM participants p, participant_values(
        p.birth_year, p.gender, p.ethnicity, p.subscribed, p.response_count) v GROUP BY 1, 2
    )
    SELECT * FROM kept FULL JOIN anew USING (kind, value)
    WHERE kept.people IS DISTINCT FROM anew.people`);
  expect(rows).toEqual([]);
}

const birds = Array.from({ length: 8 }, (_, number) => `heron-${number}`);

test('Whoever deletes words leaves the other writers the slots that there are', async () => {
  await allDuring(
    birds.map((bird) => join(bird, 'Male')),
    () => query(join('wren')),
  );
  const before = await slots();

  await during(leave('wren'), () =>
    allDuring(
      birds.slice(2).map((bird) => leave(bird)),
      () => Promise.resolve(),
    ),
  );

  expect(await slots()).toBe(before);
  await tidyUp(app);
  await expectRightSums();
});

test('Of the slots that many made at once one is left within the hour, with right sums', async () => {
  await allDuring(
    birds.map((bird, number) => join(bird, `Words ${number % 3}`)),
    () => query(join('wren')),
  );
  expect(await slots()).toBeGreaterThan(birds.length);

  // What somebody holds meanwhile stays, and what comes meanwhile is counted.
  await during(leave('heron-0'), async () => {
    await tidyUp(app);
    await query(join('reed'));
  });
  await tidyUp(app);

  expect(await slots()).toBe(1);
  await expectRightSums();
});

test('All who come, change, go and tidy up at once are counted, and nobody waits for another in a circle', async () => {
  for (const bird of birds) await query(join(bird, `Words ${bird}`));

  await Promise.all([
    ...birds.map((bird, number) =>
      query(
        number % 2 === 0
          ? leave(bird)
          : `UPDATE participants SET gender = 'Changed' WHERE login = '${bird}'`,
      ),
    ),
    ...birds.map((bird) => query(join(`young ${bird}`))),
    ...Array.from({ length: 4 }, () => tidyUp(app)),
  ]);
  await tidyUp(app);

  await expectRightSums();
  expect(await slots()).toBe(1);
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
