import {
  bigint,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea, identity, instant } from './columns';

/** The table of rate-limiter-flexible's PostgreSQL store, in which `failureCount` counts as well. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

export const mailOutbox = pgTable('mail_outbox', {
  id: identity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** The encrypted text and HTML until the mail is sent, with nonce and key id as in `Sealed`. */
  sealed: bytea('sealed'),
  sealedNonce: bytea('sealed_nonce'),
  sealedKeyId: text('sealed_key_id'),
  /** Unencrypted text and HTML of a mail that was queued before mails were sealed. */
  unsealedText: text('unsealed_text'),
  unsealedHtml: text('unsealed_html'),
  createdAt: instant('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  sentAt: instant('sent_at'),
  failedAt: instant('failed_at'),
  lastError: text('last_error'),
});

/** The answer to one operation of one account under its idempotency key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    /** Null in rows that are older than this column. */
    operationId: text('operation_id'),
    requestHash: bytea('request_hash').notNull(),
    answer: text('answer'),
    etag: text('etag'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** Number, time and both hashes are filled by the database; a writer leaves them out. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  at: instant('at').notNull().defaultNow(),
  actorId: integer('actor_id'),
  action: text('action').notNull(),
  targetType: text('target_type'),
  targetId: text('target_id'),
  requestId: text('request_id'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  previousHash: bytea('previous_hash').notNull().default(Buffer.alloc(0)),
  hash: bytea('hash').notNull().default(Buffer.alloc(0)),
});

/** Kept apart from the line itself, because addresses are deleted after 90 days. */
export const auditAddresses = pgTable('audit_addresses', {
  auditId: bigint('audit_id', { mode: 'number' })
    .primaryKey()
    .references(() => auditLog.id),
  ip: inet('ip').notNull(),
  at: instant('at').notNull().defaultNow(),
});
