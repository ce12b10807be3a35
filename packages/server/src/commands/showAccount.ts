import { emailKey } from '@sounding/domain';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { onDatabase } from './onDatabase';
import type { Queryable } from '../platform/database/database';
import {
  accounts,
  answers,
  auditAddresses,
  auditLog,
  backupCodes,
  mailOutbox,
  projectDocuments,
  projects,
  receivedSignups,
  resetKeys,
  sessions,
  signupRequests,
} from '../platform/database/schema';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

export const showAccountUsage =
  'Give the email address of the account: npm run --silent admin:show-account -- ada@university.example';

/**
 * `admin:show-account`: all that is kept about a researcher, monitor or administrator, or about a person who
 * asked for an account, as JSON. Passwords, seeds, codes and keys are named but not shown. Changes nothing.
 */
export async function showAccount(
  [email = '', ...others]: readonly string[],
  settings: Settings,
): Promise<string> {
  const address = email.trim();
  if (address === '' || others.length > 0) throw new StartFailure(showAccountUsage);
  return onDatabase(settings, { besideServer: true }, ({ forLongWork }) =>
    forLongWork(async (database) => {
      const found = await findAllAbout(database, address);
      if (found === undefined) {
        throw new StartFailure(`Nothing is kept about ${address} in this database.`);
      }
      return JSON.stringify(found, null, 2);
    }),
  );
}

async function findAllAbout(database: Queryable, address: string) {
  const loginKey = emailKey(address);
  const account = await findAccount(database, loginKey);
  const signups = await findSignups(database, loginKey);
  const mails = await findMails(database, [loginKey, address.toLowerCase()]);
  const requests = signups.requests.map(({ id }) => id);
  const isUnknown = account === undefined && requests.length === 0 && mails.length === 0;
  if (isUnknown && signups.received.length === 0) return undefined;
  return {
    account: account ?? null,
    ...(account && (await findWorkOf(database, account.id))),
    signupRequests: signups.requests,
    receivedSignups: signups.received,
    mails,
    auditLines: await findAuditLines(database, account?.id, requests),
  };
}

async function findAccount(database: Queryable, loginKey: string) {
  const [account] = await database
    .select({
      id: accounts.id,
      login: accounts.login,
      fullName: accounts.fullName,
      role: accounts.role,
      hasPassword: sql<boolean>`${accounts.passwordHash} IS NOT NULL`,
      hasTwoFactor: sql<boolean>`${accounts.totpSecret} IS NOT NULL`,
      activated: accounts.activated,
      agreementAcceptedAt: accounts.agreementAcceptedAt,
      usageDataConsent: accounts.usageDataConsent,
      createdAt: accounts.createdAt,
      passwordResetAt: accounts.passwordResetAt,
      lastLoginAt: accounts.lastLoginAt,
      lastActivityAt: accounts.lastActivityAt,
      inactivityWarnedAt: accounts.inactivityWarnedAt,
      closedAt: accounts.closedAt,
    })
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey));
  return account;
}

async function findSignups(database: Queryable, loginKey: string) {
  const requests = await database
    .select({
      id: signupRequests.id,
      fullName: signupRequests.fullName,
      login: signupRequests.login,
      createdAt: signupRequests.createdAt,
      approvalStatus: signupRequests.approvalStatus,
      comment: signupRequests.comment,
      decidedAt: signupRequests.decidedAt,
    })
    .from(signupRequests)
    .where(eq(signupRequests.loginKey, loginKey))
    .orderBy(asc(signupRequests.id));
  const received = await database
    .select()
    .from(receivedSignups)
    .where(eq(sql`lower(${receivedSignups.login})`, loginKey));
  return { requests, received };
}

const findMails = (database: Queryable, spellings: readonly string[]) =>
  database
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      failedAt: mailOutbox.failedAt,
    })
    .from(mailOutbox)
    .where(inArray(sql`lower(${mailOutbox.recipient})`, [...spellings]))
    .orderBy(asc(mailOutbox.id));

/** What an account has and has done, apart from the audit log. */
async function findWorkOf(database: Queryable, id: number) {
  return {
    sessions: await database
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, id)),
    mailedLinks: await database
      .select({
        purpose: resetKeys.purpose,
        createdAt: resetKeys.createdAt,
        expiresAt: resetKeys.expiresAt,
        usedAt: resetKeys.usedAt,
      })
      .from(resetKeys)
      .where(eq(resetKeys.accountId, id)),
    backupCodes: await database.$count(backupCodes, eq(backupCodes.accountId, id)),
    projects: await database
      .select({
        id: projects.id,
        title: projects.title,
        status: projects.status,
        createdAt: projects.createdAt,
        publishedDate: projects.publishedDate,
        endDate: projects.endDate,
        completedAt: projects.completedAt,
      })
      .from(projects)
      .where(eq(projects.ownerId, id))
      .orderBy(asc(projects.id)),
    documentsSubmitted: await findDocuments(database, projectDocuments.submittedBy, id),
    documentsDecided: await findDocuments(database, projectDocuments.decidedBy, id),
    signupRequestsDecided: await database.$count(signupRequests, eq(signupRequests.decidedBy, id)),
    answersApproved: await database.$count(answers, eq(answers.approvedBy, id)),
  };
}

const findDocuments = (
  database: Queryable,
  doneBy: typeof projectDocuments.submittedBy | typeof projectDocuments.decidedBy,
  id: number,
) =>
  database
    .select({
      id: projectDocuments.id,
      projectId: projectDocuments.projectId,
      name: projectDocuments.name,
      submittedAt: projectDocuments.submittedAt,
      decision: projectDocuments.decision,
      comment: projectDocuments.comment,
      decidedAt: projectDocuments.decidedAt,
    })
    .from(projectDocuments)
    .where(eq(doneBy, id))
    .orderBy(asc(projectDocuments.id));

/** What the account did, and what was done to it or to a request for it. */
function findAuditLines(
  database: Queryable,
  accountId: number | undefined,
  requests: readonly number[],
) {
  const about = (type: string, ids: readonly number[]) =>
    and(eq(auditLog.targetType, type), inArray(auditLog.targetId, ids.map(String)));
  return database
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      action: auditLog.action,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
      detail: auditLog.detail,
      networkAddress: sql<string | null>`host(${auditAddresses.ip})`,
    })
    .from(auditLog)
    .leftJoin(auditAddresses, eq(auditAddresses.auditId, auditLog.id))
    .where(
      or(
        accountId === undefined ? undefined : eq(auditLog.actorId, accountId),
        accountId === undefined ? undefined : about('account', [accountId]),
        about('signup-request', requests),
      ),
    )
    .orderBy(asc(auditLog.id));
}
