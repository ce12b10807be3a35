import { validateInterest } from '@sounding/domain';
import type { Schemas } from '@sounding/api-client';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { databaseCode, uniqueViolation } from '../../platform/database/failures';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { inUse, notFound } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { singleLine } from '../../platform/text/singleLine';
import {
  findInterest,
  insertInterest,
  renameInterest,
  setInterestDeleted,
} from './interestRepository';

export const interestConflicts = {
  nameInUse: {
    pointer: '/name',
    message: 'Another interest category has this name. If it is deleted, restore it instead.',
  },
} as const;

/** Keeps the categories: rule, transaction and audit line. */
export function createInterestService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  async function create(sent: Schemas['NewInterest'], asker: Asker) {
    const name = checkedName(sent);
    return withTransaction(database, async (transaction) => {
      const id = await insertInterest(transaction, name, clock());
      if (id === undefined) throw inUse(interestConflicts.nameInUse);
      await record(transaction, 'interest.created', id, asker);
      return { id, name, deleted: false };
    });
  }

  async function rename(sent: Schemas['InterestChanges'], asker: Asker) {
    const name = checkedName(sent);
    try {
      return await withTransaction(database, async (transaction) => {
        await renameInterest(transaction, sent.id, name);
        const renamed = await findInterest(transaction, sent.id);
        if (renamed === undefined) throw notFound();
        await record(transaction, 'interest.renamed', sent.id, asker);
        return renamed;
      });
    } catch (error) {
      if (databaseCode(error) === uniqueViolation) throw inUse(interestConflicts.nameInUse);
      throw error;
    }
  }

  /** Projects keep a deleted category, and it can be restored; only choosing it ends (OPEN-95). */
  const setDeleted = (id: number, isDeleted: boolean, asker: Asker) =>
    withTransaction(database, async (transaction) => {
      if (await setInterestDeleted(transaction, id, isDeleted ? clock() : null)) {
        await record(transaction, `interest.${isDeleted ? 'deleted' : 'restored'}`, id, asker);
      } else if ((await findInterest(transaction, id)) === undefined) {
        throw notFound();
      }
    });

  return { create, rename, setDeleted };
}

function checkedName({ name }: { readonly name: string }): string {
  const asStored = singleLine(name);
  refuseBrokenRules(validateInterest({ name: asStored }));
  return asStored;
}

const record = (
  transaction: Transaction,
  action: string,
  id: number,
  { caller, origin }: Asker,
): Promise<void> =>
  recordAudit(transaction, {
    action,
    actorId: caller.accountId,
    target: { type: 'interest', id },
    origin,
  });
