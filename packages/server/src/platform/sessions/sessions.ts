import type { Role } from '@sounding/domain';
import { createHash, randomBytes } from 'node:crypto';
import { latestRecorded, type Clock } from '../clock';
import type { Database, Queryable, Transaction } from '../database/database';
import type { Caller } from '../http/operations';
import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSurplusSessions,
  findOpenSessions,
  insertSession,
  prepareFindSession,
  touchSession,
  type SessionTimes,
} from './sessionRepository';
import { sessionRules } from './sessionRules';

/** A session's caller, with the agreement on which the reach of the session depends. */
export interface SessionHolder extends Caller {
  readonly hasAcceptedAgreement: boolean;
}

export interface Sessions {
  /**
   * Finds who holds this token, with role and activation as the database has them now. Keeps the session from
   * going idle unless `isUse` is false.
   */
  find(token: string, options?: { readonly isUse: boolean }): Promise<SessionHolder | undefined>;
  /** Which of these sessions are still open, and in what role, by their hash in Base64. */
  findOpen(sessionHashes: readonly Buffer[]): Promise<ReadonlyMap<string, { readonly role: Role }>>;
  /** Whether this session is still open, for work that came long after the session was found. */
  isOpen(queryable: Queryable, sessionHash: Buffer): Promise<boolean>;
  /** Opens a session and answers its token, which is stored nowhere. */
  open(transaction: Transaction, accountId: number): Promise<string>;
  close(queryable: Queryable, sessionHash: Buffer): Promise<void>;
  /** Ends every session of an account: on deactivation, and when a credential changes. */
  closeAll(transaction: Transaction, accountId: number): Promise<void>;
  /** Ends every session of an account but this one. */
  closeOthers(transaction: Transaction, accountId: number, sessionHash: Buffer): Promise<void>;
}

const timesAt = (now: Date): SessionTimes => ({
  now,
  idleSince: new Date(now.getTime() - sessionRules.idleSeconds * 1000),
  latestUse: latestRecorded(now),
});

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createSessions(database: Database, clock: Clock): Sessions {
  const findSession = prepareFindSession(database);
  return {
    async find(token, { isUse } = { isUse: true }) {
      const now = clock();
      const sessionHash = hashOf(token);
      const [found] = await findSession.execute({ sessionHash, ...timesAt(now) });
      if (!found) return undefined;
      const { lastUsedAt, agreementAcceptedAt, ...caller } = found;
      if (isUse && now.getTime() - lastUsedAt.getTime() >= sessionRules.touchSeconds * 1000) {
        await touchSession(database, sessionHash, now);
      }
      return { ...caller, sessionHash, hasAcceptedAgreement: agreementAcceptedAt !== null };
    },
    async findOpen(sessionHashes) {
      const open = await findOpenSessions(database, sessionHashes, timesAt(clock()));
      return new Map(open.map(({ tokenHash, role }) => [tokenHash.toString('base64'), { role }]));
    },
    async isOpen(queryable, sessionHash) {
      const open = await findOpenSessions(queryable, [sessionHash], timesAt(clock()));
      return open.length > 0;
    },
    async open(transaction, accountId) {
      const now = clock();
      const token = randomBytes(32).toString('base64url');
      await insertSession(transaction, {
        tokenHash: hashOf(token),
        accountId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + sessionRules.absoluteSeconds * 1000),
      });
      await deleteSurplusSessions(transaction, accountId, {
        most: sessionRules.mostPerAccount,
        latestUse: latestRecorded(now),
      });
      return token;
    },
    close: deleteSession,
    closeAll: deleteAllSessions,
    closeOthers: deleteOtherSessions,
  };
}
