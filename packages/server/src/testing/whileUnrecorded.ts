import { asOwner } from './asOwner';
import type { TestApp } from './startTestApp';

/** Does the work while the audit log refuses lines whose action matches `acts`, a pattern for SQL's LIKE. */
export const whileUnrecorded = (
  { testDatabase }: TestApp,
  acts: string,
  work: () => Promise<void>,
): Promise<void> =>
  asOwner(testDatabase, async (owner) => {
    await owner.query(
      `ALTER TABLE audit_log ADD CONSTRAINT unrecorded CHECK (action NOT LIKE '${acts}') NOT VALID`,
    );
    try {
      await work();
    } finally {
      await owner.query('ALTER TABLE audit_log DROP CONSTRAINT unrecorded');
    }
  });
