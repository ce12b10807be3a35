import { join } from 'node:path';
import { prepareDataFolder } from './platform/dataFolder';
import { findRunningCluster, startCluster } from './platform/database/embedded/startCluster';
import { bundledMigrations } from './platform/database/migrate';
import { openDatabase, type OpenDatabase } from './platform/database/openDatabase';
import type { Settings } from './platform/settings';

export interface DatabaseUse {
  /** Whether a running server may have the embedded database open meanwhile; else it is to be stopped. */
  readonly besideServer: boolean;
}

/** Does a command's work on the configured database. The embedded one is started where no server runs it. */
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

async function reachDatabase({ databaseUrl, dataDir }: Settings, { besideServer }: DatabaseUse) {
  const leave = { stop: () => Promise.resolve() };
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, ...leave };
  await prepareDataFolder(dataDir);
  const folder = join(dataDir, 'postgresql');
  const running = besideServer ? await findRunningCluster(folder) : undefined;
  return running === undefined ? startCluster(folder) : { connectionString: running, ...leave };
}
