import { asRead, singleLine, validateInterest } from '@sounding/domain';
import type { Schemas } from '@sounding/api-client';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { databaseCode, uniqueViolation } from '../../platform/database/failures';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { inUse, notFound } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import {
  findInterest,
  insertInterest,
  lockInterestNames,
  renameInterest,
  setInterestDeleted,
} from './interestRepository';

export const interestConflicts = {
  nameInUse: {
    pointer: '/name',
    message: 'Another interest category has this name. If it is deleted, restore it instead.',
  },
} as const;

/** Creates, renames, deletes and restores categories: rule, transaction and audit line. */
export function createInterestService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  async function create(sent: Schemas['NewInterest'], asker: Asker) {
    const name = checkedName(sent);
    return withTransaction(database, async (transaction) => {
      refuseNameInUse(await lockInterestNames(transaction), { name });
      const id = await insertInterest(transaction, name, clock());
      if (id === undefined) throw inUse(interestConflicts.nameInUse);
      await record(transaction, 'interest.created', id, asker);
      return { id, name, deleted: false };
    });
  }

  async function rename(
    sent: Schemas['InterestChanges'],
    asker: Asker,
    refuseOther: (version: number) => void,
  ) {
    const name = checkedName(sent);
    try {
      return await withTransaction(database, async (transaction) => {
        const all = await lockInterestNames(transaction);
        const interest = await findInterest(transaction, sent.id);
        if (interest === undefined) throw notFound();
        refuseOther(interest.version);
        if (interest.name === name) return interest;
        refuseNameInUse(all, { id: sent.id, name });
        const version = interest.version + 1;
        await renameInterest(transaction, sent.id, { name, version });
        await record(transaction, 'interest.renamed', sent.id, asker);
        return { ...interest, name, version };
      });
    } catch (error) {
      if (databaseCode(error) === uniqueViolation) throw inUse(interestConflicts.nameInUse);
      throw error;
    }
  }

  /** Projects keep a deleted category, and it can be restored; it just cannot be newly chosen (OPEN-95). */
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

/** Refuses a name that reads the same as another one: nobody who chooses could tell the two apart. */
function refuseNameInUse(
  all: Awaited<ReturnType<typeof lockInterestNames>>,
  named: { readonly id?: number; readonly name: string },
): void {
  const others = all.filter(({ id }) => id !== named.id);
  if (others.some(({ name }) => asRead(name) === asRead(named.name))) {
    throw inUse(interestConflicts.nameInUse);
  }
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
