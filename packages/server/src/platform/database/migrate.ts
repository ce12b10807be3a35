import pg from 'pg';
import { StartFailure } from '../startFailure';

/** One file of src/migrations; its name orders it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const migrationLock = 7_318_421;

/** The migrations of this build, bundled with it. */
export function bundledMigrations(): readonly Migration[] {
  const files = import.meta.glob<string>('../../migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.entries(files)
    .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1), sql }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies the missing migrations, each in a transaction of its own; processes that start together take turns.
 * Beside servers, which may be of an older version, it fills an empty database and changes no other.
 */
export const migrate = (
  client: pg.Client,
  migrations: readonly Migration[],
  besideServer = false,
): Promise<void> =>
  inTurn(client, async () => {
    await client.query(`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map(({ name }) => name));
    refuseNewerDatabase(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (besideServer && applied.size > 0) refuseOlderDatabase(missing);
    for (const migration of missing) await apply(client, migration);
  });

/** Does work under a lock, so that servers that start together do it one after the other. */
export async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(goneWithConnection);
  }
}

/** Ignored: lock and transaction end with their connection, whose error has been thrown already. */
const goneWithConnection = () => undefined;

function refuseNewerDatabase(applied: ReadonlySet<string>, migrations: readonly Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new StartFailure(
      `The database was made by a newer version of this server (migration ${unknown}): start that version.`,
    );
  }
}

function refuseOlderDatabase([first]: readonly Migration[]) {
  if (first === undefined) return;
  throw new StartFailure(
    `The database is of an older version of this server (without migration ${first.name}), and nothing has been done: start the server of this version first, which brings it up to date.`,
  );
}

async function apply(client: pg.Client, { name, sql }: Migration) {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(goneWithConnection);
    throw new StartFailure(
      `The database could not be brought up to date (migration ${name}): ${error instanceof Error ? error.message : 'unknown error'}`,
      { cause: error },
    );
  }
}
