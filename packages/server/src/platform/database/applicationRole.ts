import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseCode, insufficientPrivilege } from './failures';

/** The role that requests run as, where it could be made. */
export interface ApplicationRole {
  readonly name: string;
  readonly isReady: boolean;
}

/** The role's name in earlier versions, the same for every database of a PostgreSQL. */
const sharedRole = 'sounding_app';

/**
 * The name of the role that requests run as, which reads and writes rows but changes no table. Roles belong
 * to a whole PostgreSQL, so each database has one of its own, with a name that never needs quoting.
 */
export function applicationRoleOf(database: string): string {
  const isPlain = /^[a-z0-9_]{1,40}$/.test(database);
  const hash = createHash('sha256').update(database).digest('hex');
  return `${sharedRole}_${isPlain ? database : hash.slice(0, 40)}`;
}

/**
 * Makes the role and grants its rights; runs after the migrations. `isReady` is false if the operator's
 * PostgreSQL does not allow this. Requests then run as the role of DATABASE_URL, and only triggers protect the
 * audit log.
 */
export async function prepareApplicationRole(client: pg.Client): Promise<ApplicationRole> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const role = applicationRoleOf(rows[0]?.name ?? '');
  try {
    if (!(await roleExists(client, role))) await client.query(`CREATE ROLE ${role} NOLOGIN`);
    if (!(await maySet(client, role))) await client.query(`GRANT ${role} TO CURRENT_USER`);
    await client.query(rightsOf(role));
    await takeRightsOfSharedRole(client);
    return { name: role, isReady: true };
  } catch (error) {
    if (databaseCode(error) === insufficientPrivilege) return { name: role, isReady: false };
    throw error;
  }
}

async function roleExists(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rows.length > 0;
}

/** Tries it: from PostgreSQL 16 on, the creator of a role may grant it but not yet switch to it. */
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

/** Revokes the old role's rights here, but keeps the role: another installation may still use it. */
async function takeRightsOfSharedRole(client: pg.Client): Promise<void> {
  if (client.user === sharedRole || !(await roleExists(client, sharedRole))) return;
  await client.query(`
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${sharedRole};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${sharedRole};
    REVOKE USAGE ON SCHEMA public FROM ${sharedRole};
  `);
}
