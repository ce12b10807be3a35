import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database';
import {
  accounts,
  answers,
  projectDocuments,
  projects,
  projectUpdates,
  questions,
} from '../database/schema';
import type { Caller, Origin } from '../http/operations';
import type { AskedFor } from '../http/problem';
import { recordAudit } from './recordAudit';

interface Denial {
  readonly caller: Caller;
  readonly operationId: string;
  readonly origin: Origin;
  /** The records asked for, where others may own them. */
  readonly asked?: AskedFor | undefined;
}

/** Records that a person asked for what their role does not allow, or for another person's record. */
export type RecordDenial = (denial: Denial) => Promise<void>;

export function createRecordDenial(database: Database): RecordDenial {
  return async ({ caller, operationId, origin, asked }) => {
    const actorId = caller.accountId;
    const line = { action: 'access.denied', actorId, detail: { operation: operationId }, origin };
    if (asked === undefined) {
      await recordAudit(database, line);
      return;
    }
    const [id, ...others] = await findForeign(database, asked, actorId);
    if (id === undefined) return;
    const detail = {
      ...line.detail,
      ...(others.length > 0 && { others: others.join(' ') }),
    };
    await recordAudit(database, { ...line, target: { type: asked.type, id }, detail });
  };
}

/** Ids of those records that another person has. Asking for a record that does not exist is no denial. */
async function findForeign(
  queryable: Queryable,
  { type, ids }: AskedFor,
  callerId: number,
): Promise<readonly number[]> {
  const found = await foreignRows[type](queryable, [...ids], callerId);
  return found.map(({ id }) => id).toSorted((one, other) => one - other);
}

type FindRows = (
  queryable: Queryable,
  ids: number[],
  callerId: number,
) => Promise<readonly { readonly id: number }[]>;

const partsOf =
  (
    table: typeof answers | typeof projectDocuments | typeof projectUpdates | typeof questions,
  ): FindRows =>
  (queryable, ids, callerId) =>
    queryable
      .select({ id: table.id })
      .from(table)
      .innerJoin(projects, eq(projects.id, table.projectId))
      .where(and(inArray(table.id, ids), ne(projects.ownerId, callerId)));

const foreignRows: Readonly<Record<AskedFor['type'], FindRows>> = {
  // Administrators may see and change every account but those of other administrators.
  account: (queryable, ids, callerId) =>
    queryable
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(inArray(accounts.id, ids), eq(accounts.role, 'ROLE_ADMIN'), ne(accounts.id, callerId)),
      ),
  project: (queryable, ids, callerId) =>
    queryable
      .select({ id: projects.id })
      .from(projects)
      .where(and(inArray(projects.id, ids), ne(projects.ownerId, callerId))),
  answer: partsOf(answers),
  'project-document': partsOf(projectDocuments),
  'project-update': partsOf(projectUpdates),
  question: partsOf(questions),
};
