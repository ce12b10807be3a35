import type { Schemas } from '@sounding/api-client';
import { listLimits } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../../platform/audit/recordAudit';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { findLines } from './auditRepository';

let app: TestApp;
let admin: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAs('ROLE_ADMIN', { fullName: 'Joan Clarke' });
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: '=HYPERLINK("x"),y' });
  const origin = { requestId: 'request-1', ip: '192.0.2.7' };
  const write = (action: string, line: object = {}) =>
    recordAudit(app.platform.database, { action, origin, ...line });
  await write('first.done', {
    actorId: admin.id,
    target: { type: 'account', id: ada.id },
    detail: { isNew: true },
  });
  // The project has the number that Ada's account has too.
  await write('second.done', { actorId: ada.id, target: { type: 'project', id: ada.id } });
  await write('third.failed');
});

afterAll(() => app.close());

const ask = (path: string) => app.request('GET', `/api/audit-log${path}`, { token: admin.token });

async function list(query = '') {
  const answer = await ask(query);
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Schemas['AuditPage']>();
}

/**
 * Gives the lines other dates in turn. The database sets each line's date itself, and only its owner may
 * change them.
 */
const redate = ({ testDatabase }: TestApp, moments: readonly string[]) =>
  asOwner(testDatabase, async (owner) => {
    await owner.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_refuse_change');
    await owner.query('UPDATE audit_log SET at = ($1::timestamptz[])[id]', [moments]);
  });

/** Adds as many lines as come in years: numbered on, without the hash chain, each with a network address. */
const addLines = ({ testDatabase }: TestApp, count: number, detail: object = {}) =>
  asOwner(testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `WITH lines AS (
         INSERT INTO audit_log (id, at, actor_id, action, detail, previous_hash, hash)
         SELECT newest + number, now(), 1, 'years.passed', $2, '', ''
         FROM (SELECT max(id) AS newest FROM audit_log) log, generate_series(1, $1::int) number
         RETURNING id, at
       )
       INSERT INTO audit_addresses (audit_id, ip, at) SELECT id, '192.0.2.7', at FROM lines`,
      [count, detail],
    );
    await owner.query('ANALYZE');
  });

const actionsIn = ({ content }: Schemas['AuditPage']) => content.map(({ action }) => action);

describe('The audit log', () => {
  test('tells who did what to whom, when and from where, newest first [UI-20]', async () => {
    const page = await list();

    expect(actionsIn(page)).toEqual(['third.failed', 'second.done', 'first.done']);
    expect(page).toMatchObject({ pageNumber: 0, totalPages: 1, totalElements: 3 });
    const [third, second, first] = page.content;
    expect(first).toMatchObject({
      id: 1,
      action: 'first.done',
      actor: { id: admin.id, fullName: 'Joan Clarke', role: 'ROLE_ADMIN' },
      target: { type: 'account', id: String(ada.id), name: '=HYPERLINK("x"),y' },
      detail: { isNew: true },
      ipAddress: '192.0.2.7',
      requestId: 'request-1',
    });
    expect(second?.target).toEqual({ type: 'project', id: String(ada.id), name: null });
    expect(third).toMatchObject({ actor: null, target: null, detail: {} });
  });

  test('is filtered by action and by who did it', async () => {
    expect(actionsIn(await list('?action=first.done'))).toEqual(['first.done']);
    expect(actionsIn(await list('?actor=JOAN'))).toEqual(['first.done']);
    expect(actionsIn(await list('?actor=%20Clarke%20'))).toEqual(['first.done']);
    expect(actionsIn(await list(`?actor=${encodeURIComponent(ada.login)}`))).toEqual([
      'second.done',
    ]);
    expect(actionsIn(await list('?actor=%25'))).toEqual([]);
  });

  test('is filtered by London’s days, both ends included', async () => {
    const [newest] = (await list()).content;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
    const day = today.format(new Date(newest?.date ?? 0));

    expect((await list(`?from=${day}&to=${day}`)).totalElements).toBe(3);
    expect((await list('?to=2025-01-01')).totalElements).toBe(0);
    expect((await list('?from=2099-01-01')).totalElements).toBe(0);
  });

  test('begins and ends a summer’s day when London does, and not an hour later', async () => {
    const other = await startTestApp();
    try {
      const { token } = await other.signInAs('ROLE_ADMIN');
      const { database } = other.platform;
      for (const action of ['day.before', 'day.begun', 'day.ending', 'day.after']) {
        await recordAudit(database, { action, origin: null });
      }
      await redate(other, [
        '2026-06-30T22:59:59.999Z',
        '2026-06-30T23:00:00Z',
        '2026-07-01T22:59:59.999Z',
        '2026-07-01T23:00:00Z',
      ]);

      const day = 'from=2026-07-01&to=2026-07-01';
      const page = await other.request('GET', `/api/audit-log?${day}`, { token });

      expect(actionsIn(page.json())).toEqual(['day.ending', 'day.begun']);
      expect(page.json()).toMatchObject({ totalPages: 1, totalElements: 2 });
    } finally {
      await other.close();
    }
  });

  test('is turned page by page', async () => {
    expect(actionsIn(await list('?size=2'))).toEqual(['third.failed', 'second.done']);
    expect(await list('?size=2&page=1')).toMatchObject({
      content: [{ action: 'first.done' }],
      pageNumber: 1,
      totalPages: 2,
      totalElements: 3,
    });
  });

  test('looks addresses and names up for the lines of a late page alone', async () => {
    const other = await startTestApp();
    try {
      await other.signInAs('ROLE_ADMIN');
      await recordAudit(other.platform.database, { action: 'first.done', origin: null });
      await addLines(other, 5_000);

      const read = await other.platform.database.transaction(async (transaction) => {
        const countRead = async () => {
          const { rows } = await transaction.execute<{ rows: string }>(
            sql`SELECT sum(seq_tup_read + idx_tup_fetch) AS rows FROM pg_stat_xact_user_tables
                WHERE relname IN ('audit_addresses', 'accounts')`,
          );
          return Number(rows[0]?.rows);
        };
        const before = await countRead();
        expect(await findLines(transaction, {}, { limit: 20, offset: 4_000 })).toHaveLength(20);
        return (await countRead()) - before;
      });

      expect(read).toBeLessThanOrEqual(3 * 20);
    } finally {
      await other.close();
    }
  });

  test('names the actions that occur', async () => {
    const answer = await ask('/actions');
    expect(answer.json()).toEqual(['first.done', 'second.done', 'third.failed']);
  });

  test.each(['from=0000-01-01', 'to=2026-02-30', 'from=infinity', 'action=x%27', 'size=101'])(
    'refuses %s',
    async (query) => {
      expect((await ask(`?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('Its export', () => {
  test('is a CSV file of the filtered lines in which no cell is a formula, and is itself recorded', async () => {
    const answer = await ask('/export?action=first.done');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [header, line, ...rest] = answer.payload.split('\r\n');
    expect(header).toContain('Number,Date (UTC),Action,');
    expect(line).toContain(`first.done,${admin.id},Joan Clarke,ROLE_ADMIN,account,${ada.id},`);
    expect(line).toContain(`"'=HYPERLINK(""x""),y"`);
    expect(line).toMatch(/,"\{""isNew"":true\}",192\.0\.2\.7,request-1$/);
    expect(rest).toEqual(['']);
    expect((await list()).content[0]).toMatchObject({
      action: 'audit-log.exported',
      actor: { id: admin.id },
      detail: { lines: 1 },
      ipAddress: '127.0.0.1',
    });
  });

  test('is named by the day that it is in London', async () => {
    const summer = await startTestApp();
    try {
      summer.clock.set(new Date('2027-07-01T23:30:00Z'));
      const { token } = await summer.signInAs('ROLE_ADMIN');
      const answer = await summer.request('GET', '/api/audit-log/export', { token });
      expect(answer.headers['content-disposition']).toContain('"audit-log-2027-07-02.csv"');
    } finally {
      await summer.close();
    }
  });

  test('holds more than the longest page, newest first', async () => {
    const count = listLimits.maxPageSize + 1;
    for (let times = 0; times < count; times += 1) {
      await recordAudit(app.platform.database, { action: 'often.done', origin: null });
    }

    const [, ...lines] = (await ask('/export?action=often.done')).payload.trimEnd().split('\r\n');

    expect(lines).toHaveLength(count);
    const numbers = lines.map((line) => Number(line.split(',')[0]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  describe('of years', () => {
    let years: TestApp;
    let taking: (leaving?: AbortController) => Promise<Response>;

    beforeAll(async () => {
      years = await startTestApp();
      const { token } = await years.signInAs('ROLE_ADMIN');
      await recordAudit(years.platform.database, { action: 'first.done', origin: null });
      // More than the buffers between server and caller can hold while nobody reads.
      await addLines(years, 50_000, { words: 'x'.repeat(600) });
      const address = await years.app.listen({ host: '127.0.0.1', port: 0 });
      taking = (leaving = new AbortController()) =>
        fetch(`${address}/api/audit-log/export`, {
          headers: { authorization: `Bearer ${token}` },
          signal: leaving.signal,
        });
    });

    afterAll(() => years.close());

    test('holds every line, and the log says how many', async () => {
      const text = await (await taking()).text();

      const [, ...lines] = text.trimEnd().split('\r\n');
      const numbers = lines.map((line) => Number(line.split(',')[0]));
      expect(numbers).toEqual(Array.from({ length: 50_001 }, (_, index) => 50_001 - index));
      const action = 'audit-log.exported';
      expect(await auditLines(years, { action }, 'detail')).toEqual([
        { detail: { lines: 50_001 } },
      ]);
    });

    test('is read no further once whoever takes it has gone', async () => {
      const left = new AbortController();
      await taking(left);
      expect(years.log()).not.toContain('the client went away');

      left.abort();

      await expect.poll(years.log).toContain('the client went away');
    });

    test('breaks off where it cannot be read on, and does not end like a whole file', async () => {
      const answer = await taking();
      await asOwner(years.testDatabase, (owner) =>
        owner.query('ALTER TABLE audit_addresses RENAME TO unreadable'),
      );

      await expect(answer.text()).rejects.toThrow();
      await expect.poll(years.log).toContain('42P01');
      // An error before the first portion is answered as usual.
      expect((await taking()).status).toBe(500);
    });
  });

  test('is taken five times in ten minutes by one administrator and not more often', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const { token } = await limited.signInAs('ROLE_ADMIN');
      const takeIt = () => limited.request('GET', '/api/audit-log/export', { token });
      for (let time = 0; time < 5; time += 1) expect((await takeIt()).statusCode).toBe(200);
      const refused = await takeIt();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(8 * 60);
      const other = await limited.signInAs('ROLE_ADMIN');
      expect((await limited.request('GET', '/api/audit-log/export', other)).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
