import type { Transaction } from '../database/database';
import type { Asker } from '../http/operations';
import { recordAudit } from './recordAudit';

/** What participants read of a project beside its description. */
export interface Publication {
  readonly id: number;
  readonly projectId: number;
}

/** What has become of it for participants. */
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
