import type { PublicationStatus } from './status';

/** One line of a question's history. */
export interface StatusChange {
  readonly status: PublicationStatus;
  /** ISO 8601, UTC. */
  readonly statusDate: string;
}

/** The history, oldest first, with the present status added unless it already is the last (OPEN-78). */
export function recordStatus(
  history: readonly StatusChange[],
  status: PublicationStatus,
  now: Date,
): readonly StatusChange[] {
  if (history.at(-1)?.status === status) return history;
  return [...history, { status, statusDate: now.toISOString() }];
}
