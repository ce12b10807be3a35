import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { withTransaction } from '../database/database';
import { databaseCode } from '../database/failures';
import { recordAudit } from './recordAudit';

const origin = { requestId: 'request-1', ip: '2001:db8::1' };
let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});

afterAll(() => opened.close());

const record = (action: string) =>
  withTransaction(opened.database, (transaction) =>
    recordAudit(transaction, {
      action,
      actorId: 7,
      target: { type: 'account', id: 8 },
      detail: { isPaused: true },
      origin,
    }),
  );

describe('The audit log', () => {
  test('keeps who did what to whom, when, from where and in which request', async () => {
    await record('first.line');
    const { rows } = await opened.pool.query(
      `SELECT action, actor_id, target_type, target_id, request_id, detail, host(ip) AS ip
       FROM audit_log JOIN audit_addresses ON audit_id = id WHERE action = 'first.line'`,
    );
    expect(rows).toEqual([
      {
        action: 'first.line',
        actor_id: 7,
        target_type: 'account',
        target_id: '8',
        request_id: 'request-1',
        detail: { isPaused: true },
        ip: '2001:db8::1',
      },
    ]);
  });

  test('chains every line to the one before, also when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(`parallel.${index}`)));
    const { rows } = await opened.pool.query<{
      id: string;
      previous: Buffer;
      hash: Buffer;
      is: boolean;
    }>(
      `SELECT id, previous_hash AS previous, hash, hash = audit_log_hash(line) AS is
       FROM audit_log line ORDER BY id`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(20);
    rows.forEach((row, index) => {
      expect(Number(row.id)).toBe(index + 1);
      expect(row.is).toBe(true);
      const before = rows[index - 1]?.hash ?? Buffer.alloc(0);
      expect(row.previous.equals(before)).toBe(true);
    });
  });

  test('of a transaction that is rolled back has no line', async () => {
    const failing = withTransaction(opened.database, async (transaction) => {
      await recordAudit(transaction, { action: 'undone', origin });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await opened.pool.query("SELECT FROM audit_log WHERE action = 'undone'");
    expect(rows).toEqual([]);
  });

  test.each([
    "UPDATE audit_log SET action = 'x'",
    'DELETE FROM audit_log',
    'TRUNCATE audit_log CASCADE',
  ])('refuses the application: %s', async (statement) => {
    await expect(opened.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  // The trigger refuses with the same code as a missing right, so the tests above cannot tell the two apart.
  test('lets the application’s role read and add lines and has no other right for it', async () => {
    const { rows } = await opened.pool.query<{ right: string }>(
      `SELECT "right" FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS "right"
       WHERE has_table_privilege('audit_log', "right")`,
    );
    expect(rows.map(({ right }) => right)).toEqual(['SELECT', 'INSERT']);
  });

  test('refuses even the owner of the tables to change a line', async () => {
    const changing = asOwner(opened, (owner) => owner.query("UPDATE audit_log SET action = 'x'"));
    await expect(changing).rejects.toThrow(/append-only/);
  });
});

describe('The application’s role', () => {
  test.each([
    'CREATE TABLE mine (id integer)',
    'DROP TABLE projects',
    'ALTER TABLE accounts ADD COLUMN mine text',
    "INSERT INTO migrations (name) VALUES ('9999_mine.sql')",
    'CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS $$SELECT 1$$',
  ])('changes no table: %s', async (statement) => {
    const failure = await opened.pool.query(statement).catch((error: unknown) => error);
    expect(databaseCode(failure)).toBe('42501');
  });

  test('gets no statement that runs forever', async () => {
    const { rows } = await opened.pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });

  test('gets no transaction that holds its locks while nobody asks anything', async () => {
    const { rows } = await opened.pool.query('SHOW idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
  });
});
