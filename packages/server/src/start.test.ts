import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demonstrationPassword, demonstrationTotpSecret } from './demonstration';
import { readPidFile, serves } from './platform/database/embedded/postmaster';
import { freePort } from './platform/freePort';
import { buildServer, type BuiltServer } from './testing/builtServer';
import { codeOf } from './testing/testAccounts';

let built: BuiltServer;
let parent: string;
let dataDir: string;

beforeAll(async () => {
  built = await buildServer();
});

afterAll(() => built.remove());

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sounding-start-'));
  dataDir = join(parent, 'data');
});

afterEach(() => rm(parent, { recursive: true }));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Starts a server that must refuse to start, and returns what it tells the person. */
async function refusal(environment: Readonly<Record<string, string>>) {
  const server = await built.start({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ...environment,
  });
  expect(server.address).toBeUndefined();
  expect(await server.ended).toBe(1);
  return server.complaint().trim();
}

describe('A server that cannot start says why in one sentence', () => {
  let occupant: Server;

  test('when its port is taken, and writes nothing', async () => {
    const port = await freePort();
    occupant = createServer().listen(port, '127.0.0.1');
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program: stop it, or set PORT to another number.`,
    );
    occupant.close();
    expect(await exists(dataDir)).toBe(false);
  });

  test('when its folder cannot be written', async () => {
    await writeFile(join(parent, 'file'), '');
    const folder = join(parent, 'file', 'data');
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} cannot be written: part of the path is not a folder. Set DATA_DIR to a folder that can.`,
    );
  });

  test('when its folder is a link to a disk that is not there', async () => {
    await symlink(join(parent, 'unplugged'), dataDir);
    expect(await refusal({})).toBe(
      `The data folder ${dataDir} cannot be written: it is a link that leads nowhere. Set DATA_DIR to a folder that can.`,
    );
  });

  test.runIf(platform() === 'linux')('when its folder is where none can be made', async () => {
    expect(await refusal({ DATA_DIR: '/proc/sounding/data' })).toBe(
      'The data folder /proc/sounding/data cannot be written: no folder can be made there. Set DATA_DIR to a folder that can.',
    );
  });

  test('when a setting is wrong, and writes nothing', async () => {
    const told = await refusal({ HOST: '0.0.0.0', SMTP_URL: 'smtps://ada:50%off@mail.example' });
    expect(told).toMatch(/^HOST 0\.0\.0\.0 is refused with DEMO=1.+\nSMTP_URL must be/);
    expect(await exists(dataDir)).toBe(false);
  });

  test('when this machine does not have its address', async () => {
    expect(
      await refusal({ HOST: '192.0.2.1', DEMO: '0', PUBLIC_URL: 'https://sounding.example' }),
    ).toBe('This machine has no address 192.0.2.1 (EADDRNOTAVAIL): set HOST to one that it has.');
  });

  test('when the given database cannot be reached', async () => {
    const port = await freePort();
    const complaint = await refusal({
      DATABASE_URL: `postgres://sounding:planted@127.0.0.1:${port}/sounding`,
      SECRET_KEY: 'a secret key that only the tests use',
    });
    expect(complaint).toBe(
      `The database 127.0.0.1:${port}/sounding of DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start it or correct DATABASE_URL.`,
    );
  });
});

test('Who asks for a command that there is not, or for none, is told which there are, and nothing is started', async () => {
  const environment = { DATA_DIR: dataDir };
  const known =
    /^npm start serves Sounding, .+\n {2}npm run admin:after-restore\n {2}npm run admin:create -- EMAIL \[NAME\]\n(.+\n)+ {2}npm run admin:verify-audit$/;
  for (const [word, complaint] of [
    ['creat-admin', 'There is no command creat-admin.'],
    ['', 'Say which command.'],
  ] as const) {
    const { code, told } = await built.run([word], environment);
    expect(code).toBe(1);
    const [first, ...others] = told.split('\n');
    expect(first).toBe(complaint);
    expect(others.join('\n')).toMatch(known);
  }
  const asked = await built.run(['--help'], environment);
  expect(asked.code).toBe(0);
  expect(asked.told).toMatch(known);
  expect(await exists(dataDir)).toBe(false);
});

test('A server whose database, key and mail server are elsewhere needs no folder of its own', async () => {
  await writeFile(join(parent, 'file'), '');
  const complaint = await refusal({
    DATA_DIR: join(parent, 'file', 'data'),
    DATABASE_URL: `postgres://sounding:planted@127.0.0.1:${await freePort()}/sounding`,
    SECRET_KEY: 'a secret key that only the tests use',
    SMTP_URL: 'smtp://127.0.0.1:25',
    PUBLIC_URL: 'https://sounding.example',
  });
  expect(complaint).toMatch(/^The database .+ of DATABASE_URL cannot be reached/);
});

test('The build answers an address that cannot be decoded as its source does, and leaves no check out', async () => {
  const server = await built.start({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DEMO: '0',
  });
  const answer = await fetch(`${server.address ?? ''}/api/account/check-reset-key/%zz`);
  expect(answer.status).toBe(404);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 120_000);

test('A server whose terminal is closed stops its database too', async () => {
  const server = await built.start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  const cluster = join(dataDir, 'postgresql', 'cluster');
  const found = await readPidFile(cluster);
  server.kill('SIGHUP');
  expect(await server.ended).toBe(0);
  expect(found && (await serves(found.pid, cluster))).toBe(false);
}, 120_000);

const asResearcher = (address: string, path: string, words: Readonly<Record<string, string>>) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName: 'researcher@sounding.example',
      password: demonstrationPassword,
      ...words,
    }),
  });

const signIn = (address: string, secret: string) =>
  asResearcher(address, 'mf-authenticate', {
    code: codeOf(Secret.fromBase32(secret).bytes, new Date()),
  });

/** The secret that is shown to a person who has to set up two-factor; empty for everybody else. */
async function shownSecret(address: string) {
  const answer = await asResearcher(address, 'mf-authenticate/code', {});
  const { secret } = (await answer.json()) as { secret: string };
  return secret;
}

/** Opens two event streams of a project's counts, and reads the first event of each. */
async function followTwice(address: string) {
  const answer = await signIn(address, demonstrationTotpSecret);
  const { id_token: token } = (await answer.json()) as { id_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const projects = await fetch(`${address}/api/projects`, { headers });
  const [project] = (await projects.json()) as { id: number }[];
  return Promise.all(
    ['one tab', 'another'].map(async () => {
      const stream = await fetch(`${address}/api/projects/${project?.id ?? 0}/events`, { headers });
      const reader = stream.body?.getReader();
      if (!reader) throw new Error(`The stream was answered ${stream.status}`);
      await reader.read();
      return reader;
    }),
  );
}

test('A server that is asked to stop while two pages follow it ends them, stops its database promptly and keeps what was saved', async () => {
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const first = await built.start(environment);
  const cluster = join(dataDir, 'postgresql', 'cluster');
  const found = await readPidFile(cluster);
  const key = await readFile(join(dataDir, 'secret-key'), 'utf8');
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'postgresql', 'password'))).mode & 0o777).toBe(0o600);
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);

  const second = await built.start({ ...environment, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.complaint().trim()).toBe(
    `Another running server already uses the data in ${join(dataDir, 'postgresql')}: stop it, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.address ?? ''}/api/ready`)).status).toBe(200);

  const streams = await followTwice(first.address ?? '');
  const asked = performance.now();
  first.kill('SIGTERM');
  // Ended by the server, not cut off.
  for (const reader of streams) expect(await reader.read()).toMatchObject({ done: true });
  expect(await first.ended).toBe(0);
  // Within the server's own patience of ten seconds, most of it PostgreSQL's on a busy machine.
  expect(performance.now() - asked).toBeLessThan(9_000);
  expect(found && (await serves(found.pid, cluster))).toBe(false);

  expect(await refusal({ DEMO: '0' })).toMatch(
    /^This database holds the demonstration’s accounts, and everybody can read their password \(.*\badmin@sounding\.example\b/,
  );

  await rm(join(cluster, 'base'), { recursive: true });
  expect(await refusal({})).toMatch(/^The database in .+ cannot be opened \(.+ does not exist\): /);
  expect(await readPidFile(cluster)).toBeUndefined();

  await writeFile(join(cluster, 'PG_VERSION'), 'damaged');
  expect(await refusal({})).toMatch(
    /^The database in .+ cannot be opened \(.+\): put a backup back, or move the folder away to start afresh\.$/,
  );
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe(key);
}, 120_000);

test('Where the embedded database has lost its key for good, one command lets everybody set up two-factor anew', async () => {
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const before = await built.start(environment);
  expect(await shownSecret(before.address ?? '')).toBe('');
  const early = await built.run(['lost-key', '--reset-two-factor'], environment);
  expect(early.code).toBe(1);
  expect(early.told).toMatch(/^Another running server/);
  before.kill('SIGTERM');
  await before.ended;
  const file = join(dataDir, 'secret-key');
  const lost = await readFile(file, 'utf8');
  await rm(file);
  expect(await refusal({})).toMatch(/ is gone from .+“Backups” in docs\/operations\.md/);

  const warned = await built.run(['lost-key'], environment);
  expect(warned.code).toBe(1);
  expect(warned.told).toMatch(/^Nothing has changed yet/);
  expect(await refusal({})).toMatch(/ is gone from /);
  const done = await built.run(['lost-key', '--reset-two-factor', '--yes'], environment);
  expect(done.code).toBe(0);
  expect(done.told).toMatch(/^Gone are the two-factor/);

  const after = await built.start(environment);
  expect(await readFile(file, 'utf8')).not.toBe(lost);
  const secret = await shownSecret(after.address ?? '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect((await signIn(after.address ?? '', secret)).status).toBe(200);
  expect((await built.run(['mail-again'], environment)).code).toBe(0);
  after.kill('SIGTERM');
  expect(await after.ended).toBe(0);
  expect((await built.run(['after-restore', '--yes'], environment)).code).toBe(0);
}, 180_000);
