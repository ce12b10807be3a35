import { isCompleted, isPublished, type ProjectState } from './status';

/** The four groups that the monitor counts and filters projects by (OPEN-08). */
export const monitorStatuses = ['live', 'ended', 'pending', 'draft'] as const;
export type MonitorStatus = (typeof monitorStatuses)[number];

/** The labels that the monitor shows and sorts by. */
export const monitorStatusLabels = {
  live: 'Live',
  ended: 'Ended',
  pending: 'Awaiting approval',
  draft: 'Draft',
} as const satisfies Record<MonitorStatus, string>;

/**
 * The one group a project belongs to, so that the four totals add up to all projects. A rejected
 * project counts as a draft, being back in its researcher's hands.
 */
export function monitorStatus(
  project: Pick<ProjectState, 'status' | 'publishedDate' | 'endDate'>,
  now: Date,
): MonitorStatus {
  if (isPublished(project)) return isCompleted(project, now) ? 'ended' : 'live';
  return project.status === 'PENDING' ? 'pending' : 'draft';
}
