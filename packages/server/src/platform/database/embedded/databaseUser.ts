import { stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname } from 'node:path';

/** The system's user that PostgreSQL runs as, where that is not the one who starts us. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`, who owns its folder. */
const nobody: DatabaseUser = { uid: 65_534, gid: 65_534 };

export const databaseUser = (): DatabaseUser | undefined =>
  process.getuid?.() === 0 ? nobody : undefined;

/**
 * How PostgreSQL is told where its folder is. As `nobody` it may stand inside a folder below
 * /root without being able to walk there, so it is named by Linux's link to where it stands.
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
