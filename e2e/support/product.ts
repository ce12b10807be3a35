import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '../../packages/server/src/platform/freePort';

const root = join(import.meta.dirname, '../..');

/** A running product of its own: server, database and mail folder. */
export interface Product {
  /** Where app and API are served, without a slash at the end. */
  readonly url: string;
  /** Everything that was mailed to an address so far, oldest first. */
  mailTo(address: string): Promise<readonly Email[]>;
  /** Lets simulated participants answer: their own app is not part of this product. */
  participate(projectId: string, count: { responses: number; answers: number }): Promise<void>;
  /** Ends the server as an operator would and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built server on a free port with a fresh data folder and demonstration data. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sounding-e2e-'));
  // If this runs as root, the database runs under another user, who must be able to reach its folder.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(server, url);
  return {
    url,
    async mailTo(address) {
      const folder = join(dataFolder, 'mail');
      const names = await readdir(folder).catch(() => []);
      // A mail that is still being written has another ending, until it is renamed.
      const whole = names.filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        whole.sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
      );
      return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
    },
    async participate(projectId, { responses, answers }) {
      const words = { project: projectId, responses: String(responses), answers: String(answers) };
      await promisify(execFile)(
        process.execPath,
        [
          'packages/server/dist/main.js',
          'simulate',
          ...Object.entries(words).flatMap(([name, value]) => [`--${name}`, value]),
        ],
        {
          cwd: root,
          env: {
            ...process.env,
            DATABASE_URL: await databaseAddress(dataFolder),
            SECRET_KEY: 'nothing is encrypted on this way',
          },
        },
      );
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The address of the server's own PostgreSQL: the fourth line of postmaster.pid is its port. */
async function databaseAddress(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'postgresql');
  const [, , , port = ''] = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return `postgres://sounding_owner:${password}@127.0.0.1:${port}/sounding`;
}

/** Waits until the server says that it is ready, or fails with what it printed. */
async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const printed: Buffer[] = [];
  server.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  server.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  const giveUp = Date.now() + 60_000;
  while (Date.now() < giveUp) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`The server did not become ready:\n${Buffer.concat(printed).toString()}`);
}
