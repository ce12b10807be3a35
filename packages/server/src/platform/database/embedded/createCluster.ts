import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '../../startFailure';
import type { Binaries } from './binaries';
import { databaseUser, folderAsSeenFromWithin } from './databaseUser';
import { isOutOfSpace } from './outOfSpace';
import { isAlive } from './postmaster';

/** The cluster's superuser: owns the tables and migrates them. */
export const ownerName = 'sounding_owner';

/** Makes the cluster in a draft folder and renames it when done, so that no start leaves half a cluster. */
export async function createClusterIfMissing(folder: string, binaries: Binaries): Promise<void> {
  await removeAbandonedDrafts(folder);
  if (await stat(folder).catch(() => undefined)) return;
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(join(draft, 'cluster'), { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const user = databaseUser();
  if (user) {
    for (const path of [draft, join(draft, 'cluster'), passwordFile]) {
      await chown(path, user.uid, user.gid);
    }
  }
  try {
    await initialise(draft, binaries);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: its cluster serves as well.
    if (await stat(folder).catch(() => undefined)) return;
    throw error;
  }
}

async function removeAbandonedDrafts(folder: string) {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    // In a container, this process often has the same pid as the one that left the draft.
    if (pid === process.pid || !isAlive(pid))
      await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

const reasonIn = (complaint: string) =>
  isOutOfSpace(complaint)
    ? 'its disk is full'
    : /(?:error|FATAL|PANIC): +(.+)/.exec(complaint)?.[1];

async function initialise(draft: string, { initdb }: Binaries) {
  const cluster = join(draft, 'cluster');
  const seen = folderAsSeenFromWithin(cluster);
  const settings = [
    `--pgdata=${seen}`,
    // `join` would resolve `..` by name, before the system follows the link.
    `--pwfile=${seen}/../password`,
    `--username=${ownerName}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const child = spawn(initdb, settings, {
    ...databaseUser(),
    cwd: cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      resolve(exitCode ?? signal);
    });
  });
  if (code !== 0) {
    throw new StartFailure(
      `The embedded PostgreSQL could not make its database in ${dirname(draft)}: ${reasonIn(complaint) ?? String(code)}.`,
    );
  }
}
