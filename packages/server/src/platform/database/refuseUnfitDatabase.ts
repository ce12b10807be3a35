import type pg from 'pg';
import { StartFailure } from '../startFailure';
import { collation } from './alphabetical';

const oldestPostgres = 15;

/** Stops the start if migrations, or storing what people write, would fail sooner or later. */
export async function refuseUnfitDatabase(client: pg.Client, address: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; sorts: boolean }>(
    `SELECT current_setting('server_version_num')::integer AS version,
       getdatabaseencoding() AS encoding,
       EXISTS (SELECT FROM pg_collation WHERE collname = $1) AS sorts`,
    [collation],
  );
  const [{ version, encoding, sorts } = { version: 0, encoding: '', sorts: false }] = rows;
  refuseOldPostgres(version);
  const { host, pathname } = new URL(address);
  if (encoding !== 'UTF8') {
    throw new StartFailure(
      `The database ${host}${pathname} of DATABASE_URL has the encoding ${encoding}, which cannot hold what people write: name one that was made with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  if (!sorts) {
    throw new StartFailure(
      `The database ${host}${pathname} of DATABASE_URL has no collation ${collation}, by which names and titles are sorted: name one in a PostgreSQL with ICU, as almost every build is.`,
    );
  }
}

/** Takes PostgreSQL's own version number: 150004 is 15.4. */
export function refuseOldPostgres(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major < oldestPostgres) {
    throw new StartFailure(
      `The PostgreSQL of DATABASE_URL is version ${major}, and ${oldestPostgres} is the oldest that serves: upgrade it, or name another in DATABASE_URL.`,
    );
  }
}
