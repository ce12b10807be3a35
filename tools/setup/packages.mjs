import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node.mjs';
import { root, run } from './run.mjs';

let ensured;

/**
 * Installs the locked packages if any of them is missing or has another version; ends the process if Node
 * is too old. Install scripts of packages stay off (security.md 40). Concurrent calls share one installation.
 */
export function ensurePackages() {
  requireNode();
  return (ensured ??= packagesAreInstalled() ? Promise.resolve() : install());
}

/**
 * Like `ensurePackages`, for a command that may run beside a server: installs only if nothing is installed
 * yet. If other versions are installed, it leaves them, because a server may still read them, and ends the
 * process.
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
  // A registry may stop answering midway: a second try reuses what the first has downloaded.
  if ((await once()) !== 0 && (await once()) !== 0) {
    console.error('The packages could not be installed: see the lines above, then try again.');
    process.exit(1);
  }
}

/** Where npm records what it installed. */
const record = join(root, 'node_modules/.package-lock.json');

/** Whether npm's record contains every locked package. */
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
