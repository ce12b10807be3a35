import { stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname } from 'node:path';

/** The system user that PostgreSQL runs as, if it is not our own. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`, who owns its folder. */
const nobody: DatabaseUser = { uid: 65_534, gid: 65_534 };

export const databaseUser = (): DatabaseUser | undefined =>
  process.getuid?.() === 0 ? nobody : undefined;

/**
 * The path by which PostgreSQL is told its folder. As `nobody` it can have a working directory below /root
 * that it cannot reach by path, so it gets Linux's link to the working directory.
 */
export const folderAsSeenFromWithin = (folder: string): string =>
  databaseUser() && platform() === 'linux' ? '/proc/self/cwd' : folder;

/** Whether every folder down to this one lets any user pass. */
export async function isReachableByOthers(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
