import { join } from 'node:path';
import { prepareDataFolder } from '../platform/dataFolder';
import { findRunningCluster, startCluster } from '../platform/database/embedded/startCluster';
import { bundledMigrations } from '../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../platform/database/openDatabase';
import type { Settings } from '../platform/settings';

export interface DatabaseUse {
  /** Whether servers may use the database meanwhile; if not, they must be stopped first. */
  readonly besideServer: boolean;
}

/** Does a command's work on the configured database, and starts the embedded one if no server runs it. */
export async function onDatabase<T>(
  settings: Settings,
  use: DatabaseUse,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { connectionString, stop } = await reachDatabase(settings, use);
  try {
    const opened = await openDatabase(connectionString, {
      migrations: bundledMigrations(),
      onConnectionLost: () => undefined,
      besideServer: use.besideServer,
    });
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  } finally {
    await stop();
  }
}

/** The database's name for a person who is asked to confirm a deletion in it. */
export function nameOfDatabase({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === undefined) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

async function reachDatabase({ databaseUrl, dataDir }: Settings, { besideServer }: DatabaseUse) {
  const leave = { stop: () => Promise.resolve() };
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, ...leave };
  await prepareDataFolder(dataDir);
  const folder = join(dataDir, 'postgresql');
  const running = besideServer ? await findRunningCluster(folder) : undefined;
  return running === undefined ? startCluster(folder) : { connectionString: running, ...leave };
}
