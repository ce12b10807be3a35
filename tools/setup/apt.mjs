import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian packages if possible: as root, with apt. Check afterwards that their programs exist.
 * What they only recommend stays out: a browser for tests needs no printers, which are four fifths of it.
 * @param {readonly string[]} names
 */
export async function installWithApt(names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${names.join(', ')} …`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
