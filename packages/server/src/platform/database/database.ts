import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import type * as schema from './schema';

/** The product's database, outside any transaction. */
export type Database = NodePgDatabase<typeof schema>;

/** One open transaction. What is written through it is kept or lost as a whole. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database or an open transaction: what a repository queries, so that it holds no connection itself. */
export type Queryable = Database | Transaction;

/** The transaction that `insideTransaction` has set; transactions begun in its work become part of it. */
const surrounding = new AsyncLocalStorage<Transaction>();

/** Does the work in one transaction; an error rolls it back and is thrown on. */
export const withTransaction = <T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => (surrounding.getStore() ?? database).transaction(work);

/** Reads from one snapshot, so that several reads agree whatever is written meanwhile. */
export const inSnapshot = <T>(
  database: Database,
  read: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Every `withTransaction` of this work is kept or lost together with the given transaction. */
export const insideTransaction = <T>(
  transaction: Transaction,
  work: () => Promise<T>,
): Promise<T> => surrounding.run(transaction, work);
