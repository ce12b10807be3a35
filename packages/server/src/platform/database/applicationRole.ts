import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseCode, insufficientPrivilege } from './failures';

/** What earlier versions called the role in every database of a PostgreSQL. */
const sharedRole = 'sounding_app';

/**
 * The role that requests run under: it reads and writes rows, and changes no table. Roles belong to a
 * whole PostgreSQL, so each database has one of its own, named so that it needs quoting nowhere.
 */
export function applicationRoleOf(database: string): string {
  const isPlain = /^[a-z0-9_]{1,40}$/.test(database);
  const hash = createHash('sha256').update(database).digest('hex');
  return `${sharedRole}_${isPlain ? database : hash.slice(0, 40)}`;
}

/**
 * Makes the role and gives it what it needs, after every migration, and answers its name; undefined
 * where the operator's PostgreSQL does not let us. Then requests run as the role of DATABASE_URL, and
 * the audit log is protected by its triggers alone.
 */
export async function prepareApplicationRole(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const role = applicationRoleOf(rows[0]?.name ?? '');
  try {
    if (!(await roleExists(client, role))) await client.query(`CREATE ROLE ${role} NOLOGIN`);
    if (!(await maySet(client, role))) await client.query(`GRANT ${role} TO CURRENT_USER`);
    await client.query(rightsOf(role));
    await takeRightsOfSharedRole(client);
    return role;
  } catch (error) {
    if (databaseCode(error) === insufficientPrivilege) return undefined;
    throw error;
  }
}

async function roleExists(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rows.length > 0;
}

/** Asked by trying: from PostgreSQL 16 on, whoever makes a role may grant it and not yet use it. */
async function maySet(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`SET ROLE ${role}`);
    await client.query('RESET ROLE');
    return true;
  } catch (error) {
    if (databaseCode(error) === insufficientPrivilege) return false;
    throw error;
  }
}

const rightsOf = (role: string) => `
  GRANT USAGE ON SCHEMA public TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
  REVOKE UPDATE, DELETE ON audit_log FROM ${role};
  REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${role};
`;

/** Another installation may use it still: it loses what it may do here, and stays. */
async function takeRightsOfSharedRole(client: pg.Client): Promise<void> {
  if (client.user === sharedRole || !(await roleExists(client, sharedRole))) return;
  await client.query(`
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${sharedRole};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${sharedRole};
    REVOKE USAGE ON SCHEMA public FROM ${sharedRole};
  `);
}
