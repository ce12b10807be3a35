import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node.mjs';
import { root, run } from './run.mjs';

/**
 * Installs the locked packages when any of them is missing or of another version, by a Node that is
 * new enough. Install scripts of packages stay off (security.md 40).
 */
export async function ensurePackages() {
  requireNode();
  if (packagesAreInstalled()) return;
  console.log('Installing the packages named in package-lock.json …');
  const install = () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true });
  // A registry may fall silent in the middle: a second try takes up what the first has brought.
  if ((await install()) !== 0 && (await install()) !== 0) {
    console.error('The packages could not be installed: see the lines above, then try again.');
    process.exit(1);
  }
}

/** npm records what it installed in a hidden lock file: every locked package must stand in it. */
function packagesAreInstalled() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return areInstalled(packagesIn(join(root, 'package-lock.json')), packagesIn(hidden));
}

/**
 * Whether each locked package is among the installed ones in its version.
 * @param {Record<string, { version?: string, optional?: boolean, link?: boolean }>} locked
 * @param {Record<string, { version?: string }>} installed
 */
export function areInstalled(locked, installed) {
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed[path]?.version === version,
  );
}
