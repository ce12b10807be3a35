import type pg from 'pg';

/** The role that requests run under: it reads and writes rows, and changes no table. */
export const applicationRole = 'sounding_app';

/**
 * Makes the role and gives it what it needs, after every migration. Answers false where the
 * operator's PostgreSQL does not let us; then requests run as the role of DATABASE_URL, and the
 * audit log is protected by its triggers alone.
 */
export async function prepareApplicationRole(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`
      DO $$ BEGIN
        CREATE ROLE ${applicationRole} NOLOGIN;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$;
      DO $$ BEGIN
        IF NOT pg_has_role(current_user, '${applicationRole}', 'MEMBER') THEN
          GRANT ${applicationRole} TO CURRENT_USER;
        END IF;
      END $$;
      GRANT USAGE ON SCHEMA public TO ${applicationRole};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole};
      REVOKE UPDATE, DELETE ON audit_log FROM ${applicationRole};
      REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${applicationRole};
    `);
    return true;
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === '42501';
    if (isDenied) return false;
    throw error;
  }
}
