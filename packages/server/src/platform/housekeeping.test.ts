import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../testing/patience';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { accounts, mailOutbox, resetKeys, sessions, signupRequests } from './database/schema';
import { startHousekeeping, tidy, tidyMailFiles } from './housekeeping';
import { fileTransport } from './mail/transport';
import type { Platform } from './platform';

const day = 86_400_000;
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
  for (const [age, isUsed] of [
    [8, true],
    [6, false],
  ] as const) {
    await database.insert(resetKeys).values({
      ...{ keyHash: randomBytes(32), accountId, purpose: 'PASSWORD_RESET' },
      expiresAt: ago(age),
      usedAt: isUsed ? ago(age) : null,
    });
  }
  const mail = { recipient: 'a@b.c', subject: 'Hello' };
  for (const settled of [
    ...[{ sentAt: ago(31) }, { sentAt: ago(29) }, {}],
    ...[{ failedAt: ago(31) }, { failedAt: ago(29) }],
  ]) {
    await database.insert(mailOutbox).values({ ...mail, createdAt: ago(40), ...settled });
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

  test('by itself, within the hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await write(1, 31);
    const platform = {
      ...{ database: opened.database, clock },
      settings: { signupRetentionDays: 365, dataDir },
    } as Platform;
    const log = { warn: vi.fn() } as unknown as FastifyBaseLogger;

    const stop = startHousekeeping(platform, [], log);
    vi.advanceTimersByTime(3_600_000);
    await vi.waitFor(async () => expect(await left()).toEqual([]), patience);
    stop();
  });

  test('and where a mail server takes the mails, there is no folder and nothing to do', async () => {
    await expect(tidyMailFiles({ clock, settings: { dataDir } })).resolves.toBeUndefined();
  });
});

test('Every hour each chore is done, and one that fails is logged and holds up no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const platform = {
    ...{ database: opened.database, clock: () => now },
    settings: { signupRetentionDays: 365, dataDir: join(tmpdir(), 'not-there') },
  } as Platform;
  const failing = vi.fn(() => Promise.reject(new Error('No such table')));
  const working = vi.fn(() => Promise.resolve());
  const warn = vi.fn();
  const log = { warn } as unknown as FastifyBaseLogger;

  const stop = startHousekeeping(platform, [failing, working], log);
  expect(working).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * 3_600_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), patience);
  stop();
  vi.advanceTimersByTime(3_600_000);

  expect(failing).toHaveBeenCalledTimes(2);
  expect(working).toHaveBeenCalledTimes(2);
  expect(working).toHaveBeenCalledWith(platform);
});
