import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildApp } from './buildApp';
import { chores } from './chores';
import { loadDemonstration, refuseKnownPasswords } from './demonstration';
import { createPlatform } from './platform/createPlatform';
import { prepareDataFolder } from './platform/dataFolder';
import { startCluster, type Cluster } from './platform/database/embedded/startCluster';
import { isDatabaseUnavailable } from './platform/database/failures';
import { bundledMigrations } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { startHousekeeping } from './platform/housekeeping';
import { createLogger } from './platform/logging';
import { createMailSender } from './platform/mail/sendMails';
import { configuredTransport } from './platform/mail/transport';
import { cannotListen, claimPort } from './platform/port';
import { refuseOtherKey } from './platform/security/refuseOtherKey';
import { obtainSecretKey } from './platform/security/secretKey';
import {
  brokenPromise,
  placeholdersLeft,
  refuseIncompleteBrand,
  type Settings,
} from './platform/settings';
import { StartFailure } from './platform/startFailure';

export interface RunningServer {
  /** Where it answers, such as http://127.0.0.1:4000. */
  readonly address: string;
  /** Finishes what is being answered, then closes the database. */
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly settings: Settings;
  readonly appFolder: string;
  /** Told when the server cannot go on. */
  readonly onLost: (reason: string) => void;
}

/** Starts everything in order; whatever fails undoes what was started before it. */
export async function runServer({
  settings,
  appFolder,
  onLost,
}: RunOptions): Promise<RunningServer> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  let explain: Explain = (error) => Promise.resolve(error);
  try {
    await claimPort(settings);
    if (writesFiles(settings)) await prepareDataFolder(settings.dataDir);
    const logger = createLogger();
    refuseIncompleteBrand();
    for (const warning of [brokenPromise(settings), placeholdersLeft(settings)])
      if (warning !== undefined) logger.warn(warning);
    const cluster = await obtainDatabase(settings, undo, onLost);
    const { connectionString } = cluster;
    explain = cluster.explain;
    const opened = await openDatabase(connectionString, {
      migrations: bundledMigrations(),
      onConnectionLost: (error) => {
        logger.warn({ err: error }, 'a database connection was lost');
      },
    });
    undo.push(opened.close);
    const { name, isReady } = opened.applicationRole;
    if (!isReady) {
      logger.warn(
        `requests run as the owner of the tables: let it create roles, or make the role ${name} and grant it to it, to lessen that`,
      );
    }
    const secretKey = await obtainSecretKey(settings, opened.database);
    const platform = await createPlatform({ settings, opened, secretKey });
    await refuseOtherKey(platform);
    if (settings.isDemo) {
      await opened.forLongWork((database) => loadDemonstration({ ...platform, database }));
    } else {
      await refuseKnownPasswords(platform);
    }

    undo.push(startHousekeeping(platform, chores, logger));
    const mailSender = createMailSender(platform, configuredTransport(settings), logger);
    mailSender.start();
    undo.push(mailSender.stop);

    const app = await buildApp({ platform, logger, appFolder });
    undo.push(() => app.close());
    return { address: await listen(app, settings), stop };
  } catch (error) {
    const reason = await explain(error);
    await stop();
    throw failureOfStart(reason);
  }
}

/** Whether the server writes files; with all three settings its file system may be read-only. */
const writesFiles = ({ databaseUrl, secretKey, smtpUrl }: Settings) =>
  databaseUrl === undefined || secretKey === undefined || smtpUrl === undefined;

async function obtainDatabase(
  { databaseUrl, dataDir }: Settings,
  undo: (() => unknown)[],
  onLost: RunOptions['onLost'],
) {
  if (databaseUrl !== undefined) {
    return { connectionString: databaseUrl, explain: (error: unknown) => Promise.resolve(error) };
  }
  const cluster = await startCluster(join(dataDir, 'postgresql'), {
    onLost: () => {
      onLost('The embedded PostgreSQL ended unexpectedly: start again.');
    },
  });
  undo.push(cluster.stop);
  return cluster;
}

type Explain = Cluster['explain'];

/** Reports a database that goes away during the start in words, without a stack. */
const failureOfStart = (error: unknown) =>
  !(error instanceof StartFailure) && isDatabaseUnavailable(error)
    ? new StartFailure('The database went away during the start: see its log, and start again.', {
        cause: error,
      })
    : error;

/** The port was free when we began; now another program may have been faster. */
async function listen(app: FastifyInstance, { host, port }: Settings) {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw cannotListen(error, host, port);
  }
}
