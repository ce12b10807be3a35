import type { Transaction } from '../database/database';
import type { Asker } from '../http/operations';
import { recordAudit } from './recordAudit';

/** An update or a question, which participants read beside a project's description. */
export interface Publication {
  readonly id: number;
  readonly projectId: number;
}

/** What happened to it, as participants see it. */
type PublicationEvent = 'published' | 'deactivated' | 'activated';

/** Notes who has changed what participants read after a project was approved. */
export const recordPublication = (
  transaction: Transaction,
  action: `${'project-update' | 'question'}.${PublicationEvent}`,
  { id, projectId }: Publication,
  { caller, origin }: Asker,
): Promise<void> => {
  const [type = ''] = action.split('.');
  return recordAudit(transaction, {
    action,
    actorId: caller.accountId,
    target: { type, id },
    detail: { projectId },
    origin,
  });
};
