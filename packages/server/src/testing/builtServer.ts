import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The server as `npm start` runs it: built, and in a process of its own. */
export interface BuiltServer {
  /** Starts it with these settings and waits until it answers or ends. */
  start(environment: Readonly<Record<string, string>>): Promise<Started>;
  /** Does one command, as `npm run admin:…` does, and waits until it ends. */
  run(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<Done>;
  remove(): Promise<void>;
}

export interface Started {
  readonly pid: number;
  /** Undefined if it ended instead of starting. */
  readonly address: string | undefined;
  /** What it has written to stderr. */
  readonly complaint: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

interface Done {
  readonly code: number | NodeJS.Signals | null;
  /** All that it has written, whether it was done or refused. */
  readonly told: string;
}

export async function buildServer(): Promise<BuiltServer> {
  const folder = `${packageFolder}.build/test-server-${process.pid}`;
  await build({
    root: packageFolder,
    logLevel: 'silent',
    build: { outDir: folder },
  });
  return {
    start: (environment) => start(`${folder}/main.js`, environment),
    run: (words, environment) => run(`${folder}/main.js`, words, environment),
    remove: () => rm(folder, { recursive: true }),
  };
}

function launch(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...how: Parameters<typeof launch>): Promise<Done> {
  const child = launch(...how);
  let told = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (told += chunk.toString()));
  }
  const code = await endOf(child);
  return { code, told: told.trim() };
}

async function start(script: string, environment: Readonly<Record<string, string>>) {
  const child = launch(script, [], environment);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = endOf(child);
  const address = await Promise.race([greetingOf(child), ended.then(() => undefined)]);
  return {
    pid: child.pid ?? 0,
    address,
    complaint: () => complaint,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
  };
}

const endOf = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal);
    });
  });

const greetingOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Sounding is ready: (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
