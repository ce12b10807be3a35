import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database';
import { answers, projectDocuments, projects, projectUpdates, questions } from '../database/schema';
import type { Caller, Origin } from '../http/operations';
import type { AskedFor } from '../http/problem';
import { recordAudit } from './recordAudit';

interface Denial {
  readonly caller: Caller;
  readonly operationId: string;
  readonly origin: Origin;
  /** What was asked for, where that is a record that others may have. */
  readonly asked?: AskedFor | undefined;
}

/** Notes that somebody asked for what they may not: in another role, or for what is another's. */
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

/** Those of the records that somebody else has. One that nobody has was denied to nobody. */
async function findForeign(
  queryable: Queryable,
  { type, ids }: AskedFor,
  callerId: number,
): Promise<readonly number[]> {
  const isForeign = ne(projects.ownerId, callerId);
  const found = await foreignRows[type](queryable, [...ids], isForeign);
  return found.map(({ id }) => id).toSorted((one, other) => one - other);
}

type FindRows = (
  queryable: Queryable,
  ids: number[],
  isForeign: SQL,
) => Promise<readonly { readonly id: number }[]>;

const partsOf =
  (
    table: typeof answers | typeof projectDocuments | typeof projectUpdates | typeof questions,
  ): FindRows =>
  (queryable, ids, isForeign) =>
    queryable
      .select({ id: table.id })
      .from(table)
      .innerJoin(projects, eq(projects.id, table.projectId))
      .where(and(inArray(table.id, ids), isForeign));

const foreignRows: Readonly<Record<AskedFor['type'], FindRows>> = {
  project: (queryable, ids, isForeign) =>
    queryable
      .select({ id: projects.id })
      .from(projects)
      .where(and(inArray(projects.id, ids), isForeign)),
  answer: partsOf(answers),
  'project-document': partsOf(projectDocuments),
  'project-update': partsOf(projectUpdates),
  question: partsOf(questions),
};
