import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './run.mjs';

const locked = '{ "packages": { "node_modules/vite": { "version": "8.3.8" } } }';
const older = '{ "packages": { "node_modules/vite": { "version": "6.0.0" } } }';

/** A fake command that records its name and folder, and leaves a server that prints its argument. */
const noting = (name: string) => `#!${process.execPath}
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const { basename } = require('node:path');
appendFileSync('${join(checkout, 'done')}', \`${name} \${basename(process.cwd())}\\n\`);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/main.js', 'console.log("served:", process.argv[2])');
`;

let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'sounding-checkout-'));
  await cp(join(root, 'tools'), join(checkout, 'tools'), { recursive: true });
  for (const name of ['app', 'server'])
    await put(`packages/${name}/package.json`, '{ "type": "module" }');
  await put('package-lock.json', locked);
  for (const [name, place] of [
    ['vite', 'node_modules/.bin/vite'],
    ['npm', 'bin/npm'],
  ] as const) {
    await put(place, noting(name));
    await chmod(join(checkout, place), 0o755);
  }
});

afterEach(() => rm(checkout, { recursive: true }));

async function put(path: string, content: string) {
  await mkdir(dirname(join(checkout, path)), { recursive: true });
  await writeFile(join(checkout, path), content);
}

const type = (script: string) =>
  new Promise<{ code: number; told: string }>((resolve) => {
    const PATH = [join(checkout, 'bin'), process.env['PATH']].join(delimiter);
    const child = execFile(
      process.execPath,
      [join(checkout, 'tools', script), 'verify-audit'],
      { env: { PATH } },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 0, told: stdout + stderr });
      },
    );
  });

const done = () => readFile(join(checkout, 'done'), 'utf8').catch(() => '');

describe.each([
  ['admin.mjs', 'verify-audit'],
  ['simulate.mjs', 'simulate'],
])('A command of the operator, by %s', (script, told) => {
  test('builds no app, which people may be using, and the server once', async () => {
    await put('node_modules/.package-lock.json', locked);
    for (const _time of [1, 2]) {
      const answer = await type(script);
      expect(answer.told).toContain(`served: ${told}`);
      expect(answer.code).toBe(0);
    }
    expect(await done()).toBe('vite server\n');
  });

  test('replaces no package that a server may still read, and says what to do', async () => {
    await put('node_modules/.package-lock.json', older);
    const { code, told: reason } = await type(script);
    expect(reason).toContain('stop it, run npm ci --ignore-scripts, then this command again');
    expect(code).toBe(1);
    expect(await done()).toBe('');
  });

  test('installs where nothing is installed yet', async () => {
    expect((await type(script)).code).toBe(0);
    expect(await done()).toMatch(/^npm \S+\nvite server\n$/);
  });
});
