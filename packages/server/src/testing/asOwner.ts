import pg from 'pg';
import type { TestDatabase } from './testDatabase';

/** Does work on a connection of the database's owner, which may do what the application's role may not. */
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
