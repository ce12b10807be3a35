import { isDeepStrictEqual } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demonstrationPassword, demonstrationTotpSecret } from './demonstration';
import { readPidFile, serves } from './platform/database/embedded/postmaster';
import { freePort } from './platform/freePort';
import { buildServer, type BuiltServer, type Started } from './testing/builtServer';
import { codeOf } from './testing/testAccounts';

const rounds = 20;
const writers = 4;

let built: BuiltServer;
let dataDir: string;
let port: number;

beforeAll(async () => {
  built = await buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'sounding-kill-'));
  port = await freePort();
});

afterAll(async () => {
  await built.remove();
  await rm(dataDir, { recursive: true });
});

const start = () => built.start({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' });

const call = (method: string, path: string, token: string, json?: unknown) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

async function signIn() {
  const seed = Secret.fromBase32(demonstrationTotpSecret).bytes;
  const answer = await call('POST', '/mf-authenticate', '', {
    userName: 'researcher@sounding.example',
    password: demonstrationPassword,
    code: codeOf(seed, new Date()),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  return token;
}

const project = (title: string) => ({
  title,
  subtitle: 'Whether an answered save is kept',
  launchDate: null,
  endDate: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  interests: [{ id: 1 }],
  ageRanges: [{ id: 1 }],
  contents: [
    { type: 'HEADING', value: 'Why' },
    { type: 'PARAGRAPH', value: '<p>To know.</p>' },
  ],
  questions: [{ text: '<p>Is it there?</p>', pollOptions: [], sliderOption: null }],
});

/**
 * Saves until the server is gone, and reports every answer, which must be there afterwards. Once
 * the killing has begun, the server may still have time to say that its database went away.
 */
async function saveUntilKilled(
  token: string,
  name: string,
  onAnswer: (id: number, saved: unknown) => void,
  isKilling: () => boolean,
) {
  for (let number = 0; ; number += 1) {
    try {
      const answer = await call('POST', '/projects', token, project(`${name}, save ${number}`));
      if (answer.status >= 500 && isKilling()) return;
      if (answer.status !== 201) throw new Error(`A save was answered ${answer.status}`);
      const saved = (await answer.json()) as { id: number };
      onAnswer(saved.id, saved);
    } catch (error) {
      // What fetch reports when the connection ends: the save was not answered.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function killPostgres() {
  const cluster = join(dataDir, 'postgresql', 'cluster');
  const found = await readPidFile(cluster);
  expect(found && (await serves(found.pid, cluster))).toBe(true);
  if (found) process.kill(found.pid, 'SIGKILL');
}

async function kill(server: Started, isWithPostgres: boolean) {
  if (isWithPostgres) await killPostgres();
  server.kill('SIGKILL');
  await server.ended;
}

test(`Every answered save is there after ${rounds} kills during saves, with the database left running or killed too`, async () => {
  let server = await start();
  expect(server.address).toBeDefined();
  const token = await signIn();
  const answered = new Map<number, unknown>();

  for (let round = 0; round < rounds; round += 1) {
    const before = answered.size;
    // Killed in the middle of the work, at another moment each round.
    const enough = before + 3 + (round % 7);
    let saving: Promise<unknown> | undefined;
    let isKilling = false;
    await new Promise<void>((resolve) => {
      const onAnswer = (id: number, saved: unknown) => {
        answered.set(id, saved);
        if (answered.size >= enough) resolve();
      };
      saving = Promise.all(
        Array.from({ length: writers }, (_, writer) =>
          saveUntilKilled(token, `Round ${round}, writer ${writer}`, onAnswer, () => isKilling),
        ),
      );
    });
    isKilling = true;
    await kill(server, round % 2 === 1);
    await saving;

    server = await start();
    expect(server.complaint()).toBe('');
    expect(server.address).toBeDefined();
    const fresh = [...answered].slice(before);
    for (const [id, saved] of fresh) {
      const found = await call('GET', `/projects/${id}`, token);
      expect(isDeepStrictEqual(await found.json(), saved)).toBe(true);
    }
  }

  const list = (await (await call('GET', '/projects', token)).json()) as { id: number }[];
  const listed = new Set(list.map(({ id }) => id));
  expect([...answered.keys()].filter((id) => !listed.has(id))).toEqual([]);
  expect(answered.size).toBeGreaterThanOrEqual(rounds * 3);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 600_000);
