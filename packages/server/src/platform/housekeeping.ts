import { auditLimits } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { keyLifetime } from './http/sentOnce';
import {
  auditAddresses,
  idempotencyKeys,
  mailOutbox,
  preAuthentications,
  resetKeys,
  sessions,
  signupRequests,
} from './database/schema';
import { deleteMailFiles, mailFolder } from './mail/mailFiles';
import type { Platform } from './platform';
import type { Settings } from './settings';

const hour = 3_600_000;
const day = 24 * hour;

/** How long what has served its purpose is still kept. */
const kept = {
  sessions: 0,
  preAuthentications: 0,
  /** So that the holder of an expired link is told that it expired. */
  resetKeys: 7 * day,
  /** What was sent to whom, and the whole of what could not be sent: both are personal. */
  mails: 30 * day,
  auditAddresses: auditLimits.networkAddressDays * day,
  idempotencyKeys: keyLifetime,
} as const;

interface Housekeeping extends Pick<Platform, 'database' | 'clock'> {
  readonly settings: Pick<Settings, 'signupRetentionDays'>;
}

interface MailFiles extends Pick<Platform, 'clock'> {
  readonly settings: Pick<Settings, 'dataDir'>;
}

/** Deletes what is past its time. */
export async function tidy({ database, clock, settings }: Housekeeping): Promise<void> {
  const now = clock().getTime();
  const before = (age: number) => new Date(now - age);
  await database.execute(sql`DELETE FROM ${sessions} WHERE expires_at < ${before(kept.sessions)}`);
  await database.execute(
    sql`DELETE FROM ${preAuthentications} WHERE expires_at < ${before(kept.preAuthentications)}`,
  );
  await database.execute(
    sql`DELETE FROM ${resetKeys} WHERE expires_at < ${before(kept.resetKeys)}`,
  );
  await database.execute(
    sql`DELETE FROM ${idempotencyKeys} WHERE created_at < ${before(kept.idempotencyKeys)}`,
  );
  const settled = before(kept.mails);
  await database.execute(
    sql`DELETE FROM ${mailOutbox} WHERE sent_at < ${settled} OR failed_at < ${settled}`,
  );
  await database.execute(
    sql`DELETE FROM ${auditAddresses} WHERE at < ${before(kept.auditAddresses)}`,
  );
  // Those that wait for a decision stay: somebody still hopes for an answer.
  const decided = before(settings.signupRetentionDays * day);
  await database.execute(sql`DELETE FROM ${signupRequests} WHERE decided_at < ${decided}`);
}

/** The same for mails that went into files: what they say opens nothing by then, and is personal. */
export async function tidyMailFiles({ clock, settings }: MailFiles): Promise<void> {
  const writtenBefore = new Date(clock().getTime() - kept.mails);
  await deleteMailFiles(mailFolder(settings.dataDir), writtenBefore);
}

/** What a module tidies for itself, since it alone knows what rests on its records. */
export type Chore = (platform: Platform) => Promise<void>;

/** Tidies every hour until stopped. What fails is left for the next hour, and holds nothing else up. */
export function startHousekeeping(
  platform: Platform,
  chores: readonly Chore[],
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    for (const chore of [tidy, tidyMailFiles, ...chores]) {
      chore(platform).catch((error: unknown) => {
        log.warn({ err: error, chore: chore.name }, 'housekeeping failed');
      });
    }
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
