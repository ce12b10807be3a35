import type { Schemas } from '@sounding/api-client';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withTransaction } from '../../platform/database/database';
import { asOwner } from '../../testing/asOwner';
import { addAnswer, askQuestion } from '../../testing/feedbackFixtures';
import { publishProject } from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { waitForCallers } from '../../testing/whileLocked';
import { findCounts } from './countsRepository';
import { createLiveFeed, liveRules, type LiveFeedOptions } from './liveFeed';

let app: TestApp;
let address: string;
let ada: SignedIn;
let project: Schemas['Project'];
let left: AbortController;

beforeAll(async () => {
  app = await startTestApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(async () => {
  ada = await app.signInAs('ROLE_RESEARCHER');
  project = await publishProject(app, ada, { launchDate: null });
  left = new AbortController();
});

afterEach(() => {
  left.abort();
});

afterAll(() => app.close());

const ask = ({ token }: Pick<SignedIn, 'token'> = ada, id = project.id) =>
  fetch(`${address}/api/projects/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: left.signal,
  });

/** Follows over the network; a refusal is thrown with its problem. */
async function* follow(caller: Pick<SignedIn, 'token'> = ada) {
  const answer = await ask(caller);
  if (!answer.ok) throw new Error('Refused', { cause: await answer.json() });
  const decoder = new TextDecoder();
  let unread = '';
  for await (const bytes of answer.body ?? []) {
    // A response body always consists of bytes.
    const events = (unread + decoder.decode(bytes as Uint8Array, { stream: true })).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Schemas['ProjectCounts'];
    }
  }
}

const ended = { done: true, value: undefined };

test('Counts come at once, and again when somebody has answered', async () => {
  const events = follow();
  const none = {
    hearMoreYesCount: 0,
    hearMoreNoCount: 0,
    contributeYesCount: 0,
    contributeNoCount: 0,
    answersForReviewCount: 0,
    resultsVersion: 0,
  };
  expect(await events.next()).toEqual({ done: false, value: none });

  await addResponse(app, project.id, { contributeNow: false });
  const responded = { ...none, hearMoreYesCount: 1, contributeNoCount: 1 };
  expect(await events.next()).toEqual({ done: false, value: responded });

  await addComment(app, { id: project.questions[0]?.id ?? 0, projectId: project.id });
  expect((await events.next()).value).toEqual({ ...responded, answersForReviewCount: 1 });
});

test('Votes and scale values, which arrive approved, are told of by a version, and so is each that changes or goes', async () => {
  const scale = await askQuestion(app, ada, project.id, {
    sliderOption: { maxValue: 5, lowerBoundText: 'Never', upperBoundText: 'Always' },
  });
  const events = follow();
  const next = async () => (await events.next()).value;
  const { pool } = app.platform;
  const before = await next();

  const given = { sliderValue: 4, isApproved: true };
  const id = await addAnswer(app, { id: scale, projectId: project.id }, given);
  expect(await next()).toEqual({ ...before, resultsVersion: 1 });
  await pool.query('UPDATE answers SET slider_value = 2 WHERE id = $1', [id]);
  expect(await next()).toEqual({ ...before, resultsVersion: 2 });
  await pool.query('DELETE FROM answers WHERE id = $1', [id]);
  expect(await next()).toEqual({ ...before, resultsVersion: 3 });

  const comment = await addComment(app, { id: scale, projectId: project.id });
  expect(await next()).toEqual({ ...before, answersForReviewCount: 1, resultsVersion: 3 });
  await pool.query('UPDATE answers SET approved_at = now() WHERE id = $1', [comment]);
  expect(await next()).toEqual({ ...before, resultsVersion: 4 });
});

test('Every event is one line of counts, which nothing on the way keeps or holds back', async () => {
  const answer = await ask();
  // A response body always consists of bytes.
  const first = (await answer.body?.getReader().read())?.value as Uint8Array;

  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('connection')).toBe('close');
  expect(new TextDecoder().decode(first)).toMatch(/^event: counts\ndata: \{[^\n]+\}\n\n$/);
});

test('Nobody follows without a session, in another role, or another’s project [ROLE-04]', async () => {
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const admin = await app.signInAs('ROLE_ADMIN');
  const monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER');

  await expect(follow({ token: '' }).next()).rejects.toMatchObject({ cause: { status: 401 } });
  await expect(follow(admin).next()).rejects.toMatchObject({ cause: { status: 403 } });
  await expect(follow(monitor).next()).rejects.toMatchObject({ cause: { status: 403 } });
  await expect(follow(bob).next()).rejects.toMatchObject({ cause: { status: 404 } });
});

test('An account follows four times at once, and again once it leaves one', async () => {
  const open = Array.from({ length: liveRules.mostPerAccount }, () => follow());
  for (const events of open) await events.next();
  await expect(follow().next()).rejects.toMatchObject({ cause: { status: 429 } });

  await open[0]?.return();
  await expect.poll(() => follow().next()).toMatchObject({ done: false });
});

/** Locks the counts while the work is done. The work can wait until so many callers wait for the lock. */
const whileCountsAreLocked = (
  { testDatabase }: TestApp,
  work: (untilWaiting: (callers: number) => Promise<void>) => Promise<void>,
) =>
  asOwner(testDatabase, async (owner) => {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE projects');
    await work((callers) => waitForCallers(owner, callers));
    await owner.query('COMMIT');
  });

test('Whoever has gone before the counts are read holds no place', async () => {
  const answers: ServerResponse[] = [];
  const note = (_request: unknown, answer: ServerResponse) => answers.push(answer);
  app.app.server.on('request', note);
  await whileCountsAreLocked(app, async (untilWaiting) => {
    const asked = Array.from({ length: liveRules.mostPerAccount }, () => ask());
    await untilWaiting(asked.length);
    left.abort();
    await Promise.allSettled(asked);
    await expect.poll(() => answers.every(({ destroyed }) => destroyed)).toBe(true);
  });
  app.app.server.off('request', note);
  left = new AbortController();

  for (let place = 0; place < liveRules.mostPerAccount; place += 1) {
    expect(await follow().next()).toMatchObject({ done: false });
  }
});

const ends: readonly (readonly [string, () => Promise<unknown> | undefined])[] = [
  ['sign-out', () => app.request('POST', '/api/account/logout', { token: ada.token })],
  [
    'the end of all sessions',
    () =>
      withTransaction(app.platform.database, (transaction) =>
        app.platform.sessions.closeAll(transaction, ada.id),
      ),
  ],
  [
    'deactivation',
    () => app.platform.pool.query('UPDATE accounts SET activated = false WHERE id = $1', [ada.id]),
  ],
  [
    'another role',
    () =>
      app.platform.pool.query(
        "UPDATE accounts SET role = 'ROLE_MONITOR_RESEARCHER' WHERE id = $1",
        [ada.id],
      ),
  ],
  [
    'another owner of the project',
    async () => {
      const { id } = await app.createAccount();
      await app.platform.pool.query('UPDATE projects SET owner_id = $1 WHERE id = $2', [
        id,
        project.id,
      ]);
    },
  ],
];

test.each(ends)('The stream ends with %s', async (_, happen) => {
  const events = follow();
  await events.next();
  await happen();

  expect(await events.next()).toEqual(ended);
});

test('The stream ends where the counts cannot be read, and whoever asks again afterwards is served', async () => {
  const events = follow();
  await events.next();
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('ALTER TABLE sessions RENAME TO sessions_away');
    try {
      expect(await events.next()).toEqual(ended);
    } finally {
      await owner.query('ALTER TABLE sessions_away RENAME TO sessions');
    }
  });

  expect(await follow().next()).toMatchObject({ done: false });
});

test('Following is no use of the session: it goes idle all the same', async () => {
  const events = follow();
  await events.next();
  app.clock.advance({ seconds: 600 });
  await follow().next();
  app.clock.advance({ seconds: 331 });

  expect(await events.next()).toEqual(ended);
  expect((await app.request('GET', '/api/account/role', { token: ada.token })).statusCode).toBe(
    401,
  );
});

/** Follows in a feed of the test's own, without the server. */
async function followIn(feed: ReturnType<typeof createLiveFeed>, { id, token, login } = ada) {
  const { database, sessions } = app.platform;
  const { sessionHash } = (await sessions.find(token)) ?? { sessionHash: Buffer.alloc(0) };
  const [counted] = await findCounts(database, [project.id]);
  if (!counted) throw new Error('The project is not there');
  const caller = { accountId: id, login, role: 'ROLE_RESEARCHER' } as const;
  return feed.follow({ ...caller, sessionHash, authenticatedAt: app.clock() }, counted);
}

/** A feed that reads often, with the number of its reads. */
function countedFeed(changes: Partial<LiveFeedOptions['rules']> = {}) {
  const { database, sessions } = app.platform;
  const findOpen = vi.fn<typeof sessions.findOpen>((hashes) => sessions.findOpen(hashes));
  const rules = { ...liveRules, pollMilliseconds: 5, ...changes };
  return {
    feed: createLiveFeed({ database, sessions: { ...sessions, findOpen }, rules }),
    findOpen,
  };
}

test('Whoever follows too often is told when to ask again, and takes nobody else’s place', async () => {
  const { feed } = countedFeed({ mostPerAccount: 1 });
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const own = await followIn(feed);
  const refusal = { status: 429, retryAfterSeconds: liveRules.retrySeconds };

  await expect(followIn(feed)).rejects.toMatchObject(refusal);
  const others = await followIn(feed, bob);
  for (const stream of [own, others]) stream.destroy();
});

test('As long as nothing is new, a connection is silent until proxies would end it', async () => {
  const { feed, findOpen } = countedFeed();
  const stream = await followIn(feed);
  const parts: string[] = [];
  stream.on('data', (part) => parts.push(String(part)));
  await expect.poll(() => findOpen.mock.calls.length, { interval: 5 }).toBeGreaterThan(3);
  stream.destroy();

  expect(parts.map((part) => part.slice(0, 6))).toEqual(['event:']);
});

test('For whoever reads too slowly nothing piles up', async () => {
  const { feed, findOpen } = countedFeed({ heartbeatMilliseconds: 0 });
  const stream = await followIn(feed);
  const { readableLength } = stream;
  await addResponse(app, project.id);
  await expect.poll(() => findOpen.mock.calls.length, { interval: 5 }).toBeGreaterThan(3);

  expect(stream.readableLength).toBe(readableLength);
  stream.destroy();
});

test('However many follow, one reading of the database serves them all', async () => {
  const pollMilliseconds = 61_234;
  const { feed } = countedFeed({ pollMilliseconds });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  try {
    const streams = [await followIn(feed), await followIn(feed), await followIn(feed)];

    expect(timers.mock.calls.filter(([, wait]) => wait === pollMilliseconds)).toHaveLength(1);
    for (const stream of streams) stream.destroy();
  } finally {
    timers.mockRestore();
  }
});

test('A silent connection is kept open by comments', async () => {
  const { feed } = countedFeed({ heartbeatMilliseconds: 0 });
  const stream = await followIn(feed);
  const parts: string[] = [];
  for await (const part of stream) {
    parts.push(String(part));
    if (parts.length === 3) break;
  }

  expect(parts.map((part) => part.slice(0, 6))).toEqual(['event:', ':\n\n', ':\n\n']);
});

test('A server that stops ends its streams and is not kept from stopping', async () => {
  const other = await startTestApp();
  const carol = await other.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(other, carol, { launchDate: null });
  const url = `${await other.app.listen({ host: '127.0.0.1', port: 0 })}/api/projects/${id}/events`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${carol.token}` } });
  const reader = answer.body?.getReader();
  await reader?.read();

  await other.close();

  expect(await reader?.read()).toEqual(ended);
});

test('A stream that is asked for while the server stops ends too, and does not hold the stop up', async () => {
  const other = await startTestApp();
  const carol = await other.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(other, carol, { launchDate: null });
  const url = `${await other.app.listen({ host: '127.0.0.1', port: 0 })}/api/projects/${id}/events`;
  let asked: Promise<string> | undefined;
  let stopped: Promise<void> | undefined;

  await whileCountsAreLocked(other, async (untilWaiting) => {
    const answer = fetch(url, { headers: { authorization: `Bearer ${carol.token}` } });
    asked = answer.then((each) => each.text());
    await untilWaiting(1);
    stopped = other.close();
    await expect.poll(() => other.app.server.listening).toBe(false);
  });

  expect(await asked).toMatch(/^event: counts\n/);
  await stopped;
});
