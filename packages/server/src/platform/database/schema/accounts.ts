import { bigint, boolean, inet, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, identity, instant } from './columns';

export const accounts = pgTable('accounts', {
  id: identity(),
  login: text('login').notNull(),
  loginKey: text('login_key').notNull(),
  fullName: text('full_name').notNull(),
  role: text('role', {
    enum: ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'],
  }).notNull(),
  passwordHash: text('password_hash'),
  /** Null too if the password has been changed since, signed in or with the second factor reset. */
  passwordResetAt: instant('password_reset_at'),
  activated: boolean('activated').notNull().default(true),
  totpSecret: bytea('totp_secret'),
  totpNonce: bytea('totp_nonce'),
  totpKeyId: text('totp_key_id'),
  totpPendingSecret: bytea('totp_pending_secret'),
  totpPendingNonce: bytea('totp_pending_nonce'),
  totpPendingKeyId: text('totp_pending_key_id'),
  totpPendingAt: instant('totp_pending_at'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  totpEnrolmentLocked: boolean('totp_enrolment_locked').notNull().default(false),
  agreementAcceptedAt: instant('agreement_accepted_at'),
  usageDataConsent: boolean('usage_data_consent').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastLoginAt: instant('last_login_at'),
  lastActivityAt: instant('last_activity_at'),
  inactivityWarnedAt: instant('inactivity_warned_at'),
  closedAt: instant('closed_at'),
  /** Rises when an administrator changes name or login. */
  version: integer('version').notNull().default(1),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  /** When the holder signed in; some operations require a recent sign-in. */
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});

export const preAuthentications = pgTable('pre_authentications', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});

export const resetKeys = pgTable('reset_keys', {
  keyHash: bytea('key_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  purpose: text('purpose', {
    enum: ['PASSWORD_RESET', 'ACTIVATION', 'TWO_FACTOR_ENROLMENT'],
  }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  supersededAt: instant('superseded_at'),
});

/** One-time codes that replace the authenticator's; a used one is kept until all are replaced. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sign-ups that are answered but not yet processed into an account, a request or a mail. */
export const receivedSignups = pgTable('received_signups', {
  id: identity(),
  fullName: text('full_name').notNull(),
  login: text('login').notNull(),
  requestId: text('request_id').notNull(),
  ip: inet('ip').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export const signupRequests = pgTable('signup_requests', {
  id: identity(),
  fullName: text('full_name').notNull(),
  login: text('login').notNull(),
  loginKey: text('login_key').notNull(),
  role: text('role', { enum: ['ROLE_RESEARCHER'] })
    .notNull()
    .default('ROLE_RESEARCHER'),
  createdAt: instant('created_at').notNull().defaultNow(),
  approvalStatus: text('approval_status', { enum: ['APPROVED', 'REJECTED'] }),
  comment: text('comment').notNull().default(''),
  decidedAt: instant('decided_at'),
  decidedBy: integer('decided_by').references(() => accounts.id),
});
