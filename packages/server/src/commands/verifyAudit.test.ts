import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linesAtOnce } from '../platform/audit/verifyChain';
import { bundledMigrations } from '../platform/database/migrate';
import { asOwner } from '../testing/asOwner';
import { operatorSettings } from '../testing/operatorSettings';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { verifyAudit } from './verifyAudit';

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});

afterEach(() => server.close());

const verify = (...words: string[]) => verifyAudit(words, operatorSettings(server));

const write = (lines: number) =>
  asOwner(server.testDatabase, (owner) =>
    owner.query(
      `INSERT INTO audit_log (action, target_type, target_id, detail)
       SELECT 'answer.approved', 'answer', n::text, '{"projectId": 12}' FROM generate_series(1, $1) n`,
      [lines],
    ),
  );

/** Changes the log as nobody may: as the tables' owner, without triggers. */
const tamper = (work: (owner: pg.Client) => Promise<unknown>) =>
  asOwner(server.testDatabase, async (owner) => {
    await owner.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
    await work(owner);
    await owner.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
  });

const lastHash = async () => {
  const { rows } = await server.platform.pool.query<{ hash: string }>(
    "SELECT encode(hash, 'hex') AS hash FROM audit_log ORDER BY id DESC LIMIT 1",
  );
  return rows[0]?.hash ?? '';
};

test('A log as it was written is whole, however many steps it is read in and once its addresses are forgotten', async () => {
  expect(await verify()).toBe('The audit log has no line yet.');
  await write(1);
  expect(await verify()).toBe(
    `The audit log is whole: 1 line. The hash of the last one is ${await lastHash()}`,
  );

  await write(linesAtOnce);
  await server.platform.pool.query(
    "INSERT INTO audit_addresses (audit_id, ip) VALUES (3, '192.0.2.1')",
  );
  const words = `The audit log is whole: ${linesAtOnce + 1} lines. The hash of the last one is ${await lastHash()}`;
  expect(await verify()).toBe(words);
  await server.platform.pool.query('DELETE FROM audit_addresses');
  expect(await verify()).toBe(words);
});

const next = linesAtOnce + 1;

test.each([
  ['a changed action', `UPDATE audit_log SET action = 'x' WHERE id = 3`, 3, 'not what its hash'],
  ['a changed actor', 'UPDATE audit_log SET actor_id = 1 WHERE id = 3', 3, 'not what its hash'],
  ['a changed time', `UPDATE audit_log SET at = at - interval '1 ms' WHERE id = 3`, 3, 'not what'],
  [
    'changed details',
    `UPDATE audit_log SET detail = '{"projectId": 13}' WHERE id = ${next}`,
    next,
    'not what its hash says',
  ],
  ['a line taken out', 'DELETE FROM audit_log WHERE id = 3', 3, 'that line is missing'],
  ['its beginning taken away', 'DELETE FROM audit_log WHERE id < 3', 1, 'that line is missing'],
  [
    'a whole step taken away',
    `DELETE FROM audit_log WHERE id BETWEEN 2 AND ${next}`,
    2,
    'that line is missing',
  ],
  [
    'a line with a hash made anew',
    `UPDATE audit_log SET action = 'x' WHERE id = 3;
     UPDATE audit_log line SET hash = audit_log_hash(line) WHERE id = 3`,
    4,
    'was not written after the line that stands before it',
  ],
  [
    'the last line of a step with a hash made anew',
    `UPDATE audit_log SET action = 'x' WHERE id = ${linesAtOnce};
     UPDATE audit_log line SET hash = audit_log_hash(line) WHERE id = ${linesAtOnce}`,
    next,
    'was not written after the line that stands before it',
  ],
])('A log with %s is told by its line', async (_what, statements, line, reason) => {
  await write(linesAtOnce + 3);
  await tamper((owner) => owner.query(statements));

  await expect(verify()).rejects.toThrow(`The audit log is not whole from line ${line} on:`);
  await expect(verify()).rejects.toThrow(reason);
});

test('It takes no word', async () => {
  await expect(verify('all')).rejects.toThrow('npm run admin:verify-audit');
});

test('A database that a server of this version has not brought up to date yet is left as it is', async () => {
  const latest = bundledMigrations().at(-1)?.name;
  await asOwner(server.testDatabase, (owner) =>
    owner.query('DELETE FROM migrations WHERE name = $1', [latest]),
  );

  await expect(verify()).rejects.toThrow(
    `The database is of an older version of this server (without migration ${latest ?? ''}), and nothing has been done: start the server of this version first, which brings it up to date.`,
  );

  const { rows } = await server.platform.pool.query('SELECT FROM migrations WHERE name = $1', [
    latest,
  ]);
  expect(rows).toEqual([]);
});
