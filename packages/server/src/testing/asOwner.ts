import pg from 'pg';
import type { TestDatabase } from './testDatabase';

/** Does what the application's role may not: the work has a connection of the database's owner. */
export async function asOwner<T>(
  { ownerAddress }: Pick<TestDatabase, 'ownerAddress'>,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerAddress });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
