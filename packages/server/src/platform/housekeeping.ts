import { auditLimits } from '@sounding/domain';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database/database';
import { keyLifetime } from './http/sentOnce';
import {
  auditAddresses,
  idempotencyKeys,
  mailOutbox,
  preAuthentications,
  rateLimits,
  resetKeys,
  sessions,
  signupRequests,
} from './database/schema';
import { deleteMailFiles, mailFolder } from './mail/mailFiles';
import type { Platform } from './platform';
import type { Settings } from './settings';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long what has served its purpose is still kept. */
const kept = {
  sessions: 0,
  preAuthentications: 0,
  /** What was counted for an address or account, whose time is over. */
  rateLimits: 0,
  /** So that the holder of an expired link is told that it expired. */
  resetKeys: 7 * day,
  /** What was sent to whom, and the whole of what could not be sent: both are personal. */
  mails: 30 * day,
  auditAddresses: auditLimits.networkAddressDays * day,
  idempotencyKeys: keyLifetime,
} as const;

/** So many go in one statement that none runs into its time limit, however long nothing was deleted. */
const batch = 10_000;

/** How long a stop waits for a round under way, as it does for the mail in hand. */
const stopPatience = 3_000;

interface Housekeeping extends Pick<Platform, 'database' | 'clock'> {
  readonly settings: Pick<Settings, 'signupRetentionDays'>;
}

interface MailFiles extends Pick<Platform, 'clock'> {
  readonly settings: Pick<Settings, 'dataDir'>;
}

/** Deletes what is past its time. A table of which that fails holds no other up. */
export async function tidy({ database, clock, settings }: Housekeeping): Promise<void> {
  const now = clock().getTime();
  const before = (age: number) => new Date(now - age);
  const settled = before(kept.mails);
  // Those that wait for a decision stay: somebody still hopes for an answer.
  const decided = before(settings.signupRetentionDays * day);
  const pastTheirTime: readonly (readonly [PgTable, SQL])[] = [
    [sessions, sql`expires_at < ${before(kept.sessions)}`],
    [preAuthentications, sql`expires_at < ${before(kept.preAuthentications)}`],
    [rateLimits, sql`expire < ${before(kept.rateLimits).getTime()}`],
    [resetKeys, sql`expires_at < ${before(kept.resetKeys)}`],
    [idempotencyKeys, sql`created_at < ${before(kept.idempotencyKeys)}`],
    [mailOutbox, sql`sent_at < ${settled} OR failed_at < ${settled}`],
    [auditAddresses, sql`at < ${before(kept.auditAddresses)}`],
    [signupRequests, sql`decided_at < ${decided}`],
  ];
  const failures = new Map<string, unknown>();
  for (const [table, isPast] of pastTheirTime) {
    await deleteAll(database, table, isPast).catch((error: unknown) =>
      failures.set(getTableName(table), error),
    );
  }
  if (failures.size > 0) {
    const tables = [...failures.keys()].join(', ');
    throw new AggregateError(failures.values(), `What is past its time stayed in ${tables}`);
  }
}

/** What a transaction holds is left to the next round. */
async function deleteAll(database: Database, table: PgTable, isPast: SQL): Promise<void> {
  const deleteSome = async () => {
    const { rowCount } = await database.execute(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${isPast} LIMIT ${batch} FOR UPDATE SKIP LOCKED
      ))`);
    return rowCount;
  };
  while ((await deleteSome()) === batch);
}

/** The same for mails that went into files: what they say opens nothing by then, and is personal. */
export async function tidyMailFiles({ clock, settings }: MailFiles): Promise<void> {
  const writtenBefore = new Date(clock().getTime() - kept.mails);
  await deleteMailFiles(mailFolder(settings.dataDir), writtenBefore);
}

/** What a module tidies for itself, since it alone knows what rests on its records. */
export type Chore = (platform: Platform) => Promise<void>;

/**
 * Tidies a minute after the start, when everybody is answered already, and then every hour until stopped, which
 * waits for what is under way. What fails is left for the next hour, and holds nothing else up.
 */
export function startHousekeeping(
  platform: Platform,
  chores: readonly Chore[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const attend = async (chore: Chore) => {
    try {
      await chore(platform);
    } catch (error) {
      log.warn({ err: error, chore: chore.name }, 'housekeeping failed');
    }
  };

  function schedule(pause: number) {
    timer = setTimeout(() => {
      round = Promise.all([tidy, tidyMailFiles, ...chores].map(attend)).then(() => {
        if (!isStopped) schedule(hour);
      });
    }, pause);
    timer.unref();
  }

  schedule(minute);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await Promise.race([round, delay(stopPatience, undefined, { ref: false })]);
  };
}
