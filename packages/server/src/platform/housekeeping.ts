import { auditLimits } from '@sounding/domain';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { latestRecorded } from './clock';
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
import { longestCountSeconds } from './rateLimits/limiter';
import type { Settings } from './settings';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many milliseconds each kind of record is kept after it expired, was settled or was written. */
const kept = {
  sessions: 0,
  preAuthentications: 0,
  /** Counts for addresses and accounts whose time is over. */
  rateLimits: 0,
  /** So that the holder of an expired link is told that it expired. */
  resetKeys: 7 * day,
  /** Personal data: recipient and subject of a sent mail, and the whole of one that failed. */
  mails: 30 * day,
  auditAddresses: auditLimits.networkAddressDays * day,
  idempotencyKeys: keyLifetime,
} as const;

/** Rows per statement: few enough that none reaches its timeout, however long nothing was deleted. */
const batch = 10_000;

/** How long a stop waits for a running round, as long as it waits for the mail being sent. */
const stopPatience = 3_000;

interface Housekeeping extends Pick<Platform, 'database' | 'clock'> {
  readonly settings: Pick<Settings, 'signupRetentionDays'>;
}

interface MailFiles extends Pick<Platform, 'clock'> {
  readonly settings: Pick<Settings, 'dataDir'>;
}

/** Deletes records that are past their retention. A table that fails does not stop the others. */
export async function tidy({ database, clock, settings }: Housekeeping): Promise<void> {
  const now = clock();
  const before = (age: number) => new Date(now.getTime() - age);
  const settled = before(kept.mails);
  // Undecided requests are kept, because somebody still waits for an answer.
  const decided = before(settings.signupRetentionDays * day);
  const latestCountEnd = latestRecorded(now).getTime() + longestCountSeconds * 1000;
  const pastTheirTime: readonly (readonly [PgTable, SQL])[] = [
    [sessions, sql`expires_at < ${before(kept.sessions)} OR last_used_at > ${latestRecorded(now)}`],
    [preAuthentications, sql`expires_at < ${before(kept.preAuthentications)}`],
    [rateLimits, sql`expire < ${before(kept.rateLimits).getTime()} OR expire > ${latestCountEnd}`],
    [resetKeys, sql`expires_at < ${before(kept.resetKeys)} OR created_at > ${latestRecorded(now)}`],
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

/** Deletes in batches. Rows that another transaction has locked are left to the next round. */
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

/** Deletes mail files after the same time: their links have expired, and their text is personal. */
export async function tidyMailFiles({ clock, settings }: MailFiles): Promise<void> {
  const writtenBefore = new Date(clock().getTime() - kept.mails);
  await deleteMailFiles(mailFolder(settings.dataDir), writtenBefore);
}

/** A module's own clean-up, because only the module knows what depends on its records. */
export type Chore = (platform: Platform) => Promise<void>;

/**
 * Tidies a minute after the start, when the first requests are answered, and then every hour. The returned
 * function stops it and waits for a running round. A chore that fails is retried in the next hour, and stops
 * no other.
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
