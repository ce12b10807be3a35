import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../testing/patience';
import { asOwner } from '../testing/asOwner';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import {
  accounts,
  idempotencyKeys,
  mailOutbox,
  rateLimits,
  resetKeys,
  sessions,
  signupRequests,
} from './database/schema';
import { startHousekeeping, tidy, tidyMailFiles } from './housekeeping';
import { fileTransport } from './mail/transport';
import type { Platform } from './platform';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * day);
let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => opened.close());

test('What has served its purpose goes, and everything else stays', async () => {
  const { database } = opened;
  const [account] = await database
    .insert(accounts)
    .values({ login: 'a@b.c', loginKey: 'a@b.c', fullName: 'Ada', role: 'ROLE_RESEARCHER' })
    .returning({ id: accounts.id });
  const accountId = account?.id ?? 0;
  for (const age of [1, -1]) {
    await database
      .insert(sessions)
      .values({ tokenHash: randomBytes(32), accountId, expiresAt: ago(age) });
  }
  const openedAhead = { createdAt: ago(-1), lastUsedAt: ago(-1), expiresAt: ago(-2) };
  await database.insert(sessions).values({ tokenHash: randomBytes(32), accountId, ...openedAhead });
  for (const [age, isUsed] of [
    [8, true],
    [6, false],
  ] as const) {
    await database.insert(resetKeys).values({
      keyHash: randomBytes(32),
      accountId,
      purpose: 'PASSWORD_RESET',
      expiresAt: ago(age),
      usedAt: isUsed ? ago(age) : null,
    });
  }
  await database.insert(resetKeys).values({
    keyHash: randomBytes(32),
    accountId,
    purpose: 'TWO_FACTOR_ENROLMENT',
    createdAt: ago(-1),
    expiresAt: ago(-2),
  });
  const mail = { recipient: 'a@b.c', subject: 'Hello' };
  for (const settled of [
    ...[{ sentAt: ago(31) }, { sentAt: ago(29) }, {}],
    ...[{ failedAt: ago(31) }, { failedAt: ago(29) }],
  ]) {
    await database.insert(mailOutbox).values({ ...mail, createdAt: ago(40), ...settled });
  }
  for (const [key, age] of [
    ['quota:192.0.2.1', 1],
    ['quota:192.0.2.2', -1 / 24],
    ['quota:192.0.2.3 by a clock that was ahead', -1 / 12],
  ] as const) {
    await database.insert(rateLimits).values({ key, points: 1, expire: ago(age).getTime() });
  }
  await opened.pool.query("INSERT INTO audit_log (action) VALUES ('old'), ('new')");
  await opened.pool.query(
    "INSERT INTO audit_addresses (audit_id, ip, at) SELECT id, '192.0.2.1', CASE action WHEN 'old' THEN $1::timestamptz ELSE $2 END FROM audit_log",
    [ago(91), ago(89)],
  );

  await tidy({ database, clock: () => now, settings: { signupRetentionDays: 365 } });

  expect(await database.$count(sessions)).toBe(1);
  expect(await database.$count(resetKeys)).toBe(1);
  expect(await database.$count(mailOutbox)).toBe(3);
  expect(await database.select({ key: rateLimits.key }).from(rateLimits)).toEqual([
    { key: 'quota:192.0.2.2' },
  ]);
  const { rows } = await opened.pool.query(
    'SELECT action FROM audit_log JOIN audit_addresses ON audit_id = id',
  );
  expect(rows).toEqual([{ action: 'new' }]);
});

test('A sign-up request goes once its decision is as old as the setting says, and waits for one however long', async () => {
  const { database } = opened;
  const decided = { approvalStatus: 'REJECTED', comment: 'Not this time.' } as const;
  for (const [name, decision] of [
    ['decided-31-days-ago', { ...decided, decidedAt: ago(31) }],
    ['decided-29-days-ago', { ...decided, decidedAt: ago(29) }],
    ['undecided', {}],
  ] as const) {
    const login = `${name}@elsewhere.example`;
    await database
      .insert(signupRequests)
      .values({ fullName: name, login, loginKey: login, createdAt: ago(900), ...decision });
  }

  await tidy({ database, clock: () => now, settings: { signupRetentionDays: 30 } });

  const left = await database
    .select({ name: signupRequests.fullName })
    .from(signupRequests)
    .orderBy(signupRequests.id);
  expect(left.map(({ name }) => name)).toEqual(['decided-29-days-ago', 'undecided']);
});

describe('A mail that went into a file goes after 30 days too', () => {
  const clock = () => now;
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sounding-housekeeping-'));
  });

  afterEach(() => rm(dataDir, { recursive: true }));

  async function write(id: number, age: number) {
    const send = fileTransport(join(dataDir, 'mail'), 'sounding.example');
    const mail = { to: 'ada@sounding.example', subject: 'A link', text: 'Here.', html: null };
    await utimes(await send({ ...mail, id, createdAt: ago(age) }), ago(age), ago(age));
  }

  const left = async () =>
    (await readdir(join(dataDir, 'mail'))).map((name) => name.replace(/^.*Z-/, '')).toSorted();

  test('and nothing else of that folder', async () => {
    await write(1, 31);
    await write(2, 29);
    for (const name of ['3.eml.part', 'notes.txt']) {
      await writeFile(join(dataDir, 'mail', name), '');
      await utimes(join(dataDir, 'mail', name), ago(31), ago(31));
    }

    await tidyMailFiles({ clock, settings: { dataDir } });

    expect(await left()).toEqual(['2.eml', 'notes.txt']);
  });

  test('by itself, soon after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await write(1, 31);
    const platform = {
      database: opened.database,
      clock,
      settings: { signupRetentionDays: 365, dataDir },
    } as Platform;
    const log = { warn: vi.fn() } as unknown as FastifyBaseLogger;

    const stop = startHousekeeping(platform, [], log);
    vi.advanceTimersByTime(minute);
    await vi.waitFor(async () => expect(await left()).toEqual([]), patience);
    await stop();
  });

  test('and where a mail server takes the mails, there is no folder and nothing to do', async () => {
    await expect(tidyMailFiles({ clock, settings: { dataDir } })).resolves.toBeUndefined();
  });
});

describe('What fails is logged and holds nothing else up:', () => {
  const tidyUp = () =>
    tidy({ database: opened.database, clock: () => now, settings: { signupRetentionDays: 365 } });

  /** Adds an expired session and a sent mail past its retention. */
  async function leaveBehind() {
    const { database } = opened;
    const login = `${randomBytes(8).toString('hex')}@b.c`;
    const [account] = await database
      .insert(accounts)
      .values({ login, loginKey: login, fullName: 'Ada', role: 'ROLE_RESEARCHER' })
      .returning({ id: accounts.id });
    await database
      .insert(sessions)
      .values({ tokenHash: randomBytes(32), accountId: account?.id ?? 0, expiresAt: ago(1) });
    await database
      .insert(mailOutbox)
      .values({ recipient: login, subject: 'Hello', createdAt: ago(40), sentAt: ago(31) });
  }

  const sessionsPast = () => opened.database.$count(sessions, lt(sessions.expiresAt, now));
  const mailsPast = () => opened.database.$count(mailOutbox, lt(mailOutbox.sentAt, ago(30)));

  test('a table that cannot be deleted from', async () => {
    await leaveBehind();
    await asOwner(opened, (owner) => owner.query('ALTER TABLE sessions RENAME TO elsewhere'));

    await expect(tidyUp()).rejects.toThrow('What is past its time stayed in sessions');

    expect(await mailsPast()).toBe(0);
    await asOwner(opened, (owner) => owner.query('ALTER TABLE elsewhere RENAME TO sessions'));
    await tidyUp();
    expect(await sessionsPast()).toBe(0);
  });

  test('a row that another transaction holds is left, and waited for by nobody', async () => {
    await leaveBehind();
    await leaveBehind();
    await asOwner(opened, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('SELECT FROM sessions WHERE expires_at < now() LIMIT 1 FOR UPDATE');
      await tidyUp();
    });

    expect(await sessionsPast()).toBe(1);
    expect(await mailsPast()).toBe(0);
  });

  test('more than one statement has the time for', async () => {
    await leaveBehind();
    await asOwner(opened, (owner) =>
      owner.query(`
        CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF (SELECT count(*) FROM gone) > 10000 THEN RAISE EXCEPTION 'Out of time'; END IF;
          RETURN NULL;
        END $$;
        CREATE TRIGGER many AFTER DELETE ON idempotency_keys REFERENCING OLD TABLE AS gone
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_many();
        INSERT INTO idempotency_keys (account_id, key, request_hash, created_at)
          SELECT (SELECT min(id) FROM accounts), number, sha256(''), '2020-01-01' FROM generate_series(1, 20001) number`),
    );

    await tidyUp();

    expect(await opened.database.$count(idempotencyKeys)).toBe(0);
  });
});

describe('Housekeeping', () => {
  const warn = vi.fn();
  const log = { warn } as unknown as FastifyBaseLogger;
  // A stub, since a real database client sets timers of its own.
  const platform = {
    database: { execute: () => Promise.resolve({ rowCount: 0 }) },
    clock: () => now,
    settings: { signupRetentionDays: 365, dataDir: join(tmpdir(), 'not-there') },
  } as unknown as Platform;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  test('does each chore a minute after the start and then every hour, and one that fails is logged and holds up no other', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('No such table')));
    const working = vi.fn(() => Promise.resolve());

    const stop = startHousekeeping(platform, [failing, working], log);
    expect(working).not.toHaveBeenCalled();
    for (const [rounds, pause] of [minute, hour, hour].entries()) {
      vi.advanceTimersByTime(pause);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), patience);
      expect(warn).toHaveBeenCalledTimes(rounds + 1);
      expect(working).toHaveBeenCalledTimes(rounds + 1);
    }
    await stop();
    vi.advanceTimersByTime(hour);

    expect(failing).toHaveBeenCalledTimes(3);
    expect(working).toHaveBeenCalledTimes(3);
    expect(working).toHaveBeenCalledWith(platform);
  });

  test('that is stopped has ended what was under way', async () => {
    const done: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = vi.fn(async () => {
      await released;
      done.push('the chore');
    });
    const stop = startHousekeeping(platform, [slow], log);
    vi.advanceTimersByTime(minute);
    expect(slow).toHaveBeenCalled();

    const stopping = stop().then(() => done.push('the stop'));
    await turn();
    release();
    await stopping;

    expect(done).toEqual(['the chore', 'the stop']);
  });
});
