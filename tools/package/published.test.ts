import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const tarball = inject('tarball');
let folder: string;

beforeAll(async () => {
  // Far from any node_modules, so that nothing is found that was not packed.
  folder = await mkdtemp(join(tmpdir(), 'unpacked-ui-'));
  await run('tar', ['-xzf', tarball, '-C', folder]);
});

afterAll(() => rm(folder, { recursive: true }));

const read = (path: string) => readFile(join(folder, 'package', path), 'utf8');

/** Runs a script in Node beside the unpacked package, and returns the JSON that it prints. */
async function say(script: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(folder, 'package'),
  });
  return JSON.parse(stdout);
}

test('publint finds nothing to mend', async () => {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('every entry point has types that other teams’ compilers find', async () => {
  const attw = join(root, 'node_modules/.bin/attw');
  // attw fails if it finds a problem; the profile leaves out checks that ES modules do not need.
  const { stdout } = await run(attw, ['--profile', 'esm-only', '--format', 'json', tarball], {
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const { analysis } = JSON.parse(stdout) as { analysis: { entrypoints: object } };
  const { exports } = JSON.parse(await read('package.json')) as { exports: object };
  expect(Object.keys(analysis.entrypoints)).toEqual(Object.keys(exports));
});

test('the jargon matcher runs in Node with nothing else installed, React included', async () => {
  const found = await say(`
    const { createJargonMatcher } = await import('./jargon/index.js');
    const term = { term: 'cohort', variants: ['cohorts'], hint: '', alternatives: [] };
    console.log(JSON.stringify(createJargonMatcher([term])('Two cohorts.')));
  `);
  expect(found).toEqual([{ start: 4, end: 11, term: 'cohort' }]);
});

test('the theme can be read in Node, as vanilla-extract does at build time', async () => {
  const value = await say(`
    const { color } = await import('./theme/index.js');
    console.log(JSON.stringify(color.action.softHover));
  `);
  expect(value).toBe('var(--ui-action-soft-hover)');
});

test('a server component may import every entry point: what needs React says that it runs in the browser', async () => {
  const { exports } = JSON.parse(await read('package.json')) as {
    exports: Record<string, string | { default: string }>;
  };
  const seen = new Set<string>();
  const inBrowser: string[] = [];
  const withoutWord: string[] = [];
  const follow = async (module: string): Promise<void> => {
    if (seen.has(module)) return;
    seen.add(module);
    const code = await read(module);
    // Everything that this module imports runs in the browser as well.
    if (code.startsWith('"use client";')) {
      inBrowser.push(module);
      return;
    }
    const imported = [...code.matchAll(/\b(?:from|import) *"(?<name>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['name'] ?? '',
    );
    if (imported.some((name) => name.startsWith('react'))) withoutWord.push(module);
    const own = imported.filter((name) => name.startsWith('.') && name.endsWith('.js'));
    await Promise.all(own.map((name) => follow(join(dirname(module), name))));
  };
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [join(entry.default)],
  );
  await Promise.all(entries.map(follow));
  expect(withoutWord).toEqual([]);
  expect(inBrowser).toContain('components/Button/Button.js');
  // A marked entry point would give a page everything that it exports, not only what the page names.
  expect(inBrowser.filter((module) => entries.includes(module))).toEqual([]);
});

test('our licence and the typeface’s are inside', async () => {
  expect(await read('LICENSE')).toContain('MIT License');
  expect(await read('theme/atkinson-hyperlegible-next-LICENSE')).toContain('SIL OPEN FONT LICENSE');
});

test('a team gets none of our other packages', async () => {
  const manifest = await read('package.json');
  expect(manifest.replaceAll('"@sounding/ui"', '')).not.toContain('@sounding/');
});
