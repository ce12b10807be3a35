/** The build of Storybook that all scripts here visit. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { bin, root, run } from '../tools/setup/run.mjs';

export const build = join(root, '.build/storybook');
const stamp = join(root, '.build/stamps/storybook');

/** Builds Storybook if a source has changed, and ends the process where it cannot be built. */
export async function buildIfStale() {
  const print = fingerprint();
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === print && existsSync(build);
  if (isFresh) return;
  const args = ['build', '--config-dir', '.storybook', '--output-dir', build, '--quiet'];
  if ((await run(bin('storybook'), args, { quiet: true })) !== 0) process.exit(1);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, print);
}

/** A hash of the names, sizes and times of all of Storybook's sources; their contents would add nothing. */
function fingerprint() {
  const hash = createHash('sha256');
  // Files that test or visit stories are not part of the build.
  const onlyTests = /\.test\.tsx?$|\.storybook\/(?!main|manager|preview|vite)/;
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!onlyTests.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of ['packages/ui/src', '.storybook', 'package-lock.json'])
    visit(join(root, source));
  return hash.digest('hex');
}

/** All that the build holds, by id. */
export const readIndex = () => JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'));

/** Serves the build on a free port, and returns its address. */
export async function serveBuild() {
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: build },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  return {
    url: `http://127.0.0.1:${server.httpServer.address().port}`,
    close: () => server.close(),
  };
}
