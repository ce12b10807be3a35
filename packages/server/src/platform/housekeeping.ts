import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Database } from './database/database';
import { keyLifetime } from './http/sentOnce';
import {
  auditAddresses,
  idempotencyKeys,
  mailOutbox,
  preAuthentications,
  resetKeys,
  sessions,
} from './database/schema';

const hour = 3_600_000;
const day = 24 * hour;

/** How long what has served its purpose is still kept. */
const kept = {
  sessions: 0,
  preAuthentications: 0,
  /** So that the holder of an expired link is told that it expired. */
  resetKeys: 7 * day,
  /** The text of a mail is personal; that it was sent is not needed for longer either. */
  sentMails: 30 * day,
  auditAddresses: 90 * day,
  idempotencyKeys: keyLifetime,
} as const;

/** Deletes what is past its time. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
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
  await database.execute(sql`DELETE FROM ${mailOutbox} WHERE sent_at < ${before(kept.sentMails)}`);
  await database.execute(
    sql`DELETE FROM ${auditAddresses} WHERE at < ${before(kept.auditAddresses)}`,
  );
}

/** Tidies every hour until stopped. */
export function startHousekeeping(
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    tidy(database, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'housekeeping failed');
    });
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
