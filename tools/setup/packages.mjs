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
  if (!packagesAreInstalled()) await install();
}

/**
 * The same for a command that may run beside a server: it installs where nothing is installed yet. Other
 * packages than the locked ones stay, since a server may still read some of them, and the process ends.
 */
export async function ensurePackagesBesideServer() {
  requireNode();
  if (packagesAreInstalled()) return;
  if (!existsSync(record)) return install();
  console.error(
    'The packages installed here are not those of package-lock.json, and a server that runs from this folder may still need them: stop it, run npm ci --ignore-scripts, then this command again.',
  );
  process.exit(1);
}

async function install() {
  console.log('Installing the packages named in package-lock.json …');
  const once = () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true });
  // A registry may fall silent in the middle: a second try takes up what the first has brought.
  if ((await once()) !== 0 && (await once()) !== 0) {
    console.error('The packages could not be installed: see the lines above, then try again.');
    process.exit(1);
  }
}

/** Where npm records what it installed. */
const record = join(root, 'node_modules/.package-lock.json');

/** Every locked package must stand in npm's record. */
function packagesAreInstalled() {
  if (!existsSync(record)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return areInstalled(packagesIn(join(root, 'package-lock.json')), packagesIn(record));
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
