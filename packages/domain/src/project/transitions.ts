import { toMillisOrNull } from '../dates/instant';
import { isCompleted, isPublished, type ProjectState } from './status';

/** What can happen to a project after it exists. */
export type ProjectEvent =
  | 'saveAsDraft'
  | 'submitDocument'
  | 'approveDocument'
  | 'rejectDocument'
  | 'saveChanges'
  | 'complete';

/**
 * The project after an event, or null where the event is not allowed. The server stores the result, within
 * one transaction.
 */
export function projectAfter<T extends ProjectState>(
  project: T,
  event: ProjectEvent,
  now: Date,
): T | null {
  switch (event) {
    case 'saveAsDraft':
      return isPublished(project) ? null : { ...project, status: 'DRAFT', publishedDate: null };
    case 'submitDocument':
      return isPublished(project) ? null : { ...project, status: 'PENDING' };
    case 'approveDocument':
      return isAwaitingApproval(project) && !isCompleted(project, now)
        ? { ...project, status: 'PUBLISHED', publishedDate: launchOnApproval(project, now) }
        : null;
    case 'rejectDocument':
      return isAwaitingApproval(project) ? { ...project, status: 'REJECTED' } : null;
    case 'saveChanges':
      return isPublished(project) ? project : null;
    case 'complete':
      return canComplete(project, now) ? { ...project, endDate: now.toISOString() } : null;
  }
}

/** Whether a document waits for the administrator's decision. */
export function isAwaitingApproval(
  project: Pick<ProjectState, 'status' | 'publishedDate'>,
): boolean {
  return project.status === 'PENDING' && !isPublished(project);
}

/** Completing sets the end to now, cannot be undone, and is offered only while ongoing (OPEN-106). */
export function canComplete(project: ProjectState, now: Date): boolean {
  return isPublished(project) && !isCompleted(project, now);
}

/** The chosen launch if it is still ahead, otherwise the moment of approval (OPEN-54). */
function launchOnApproval({ launchDate }: ProjectState, now: Date): string {
  const launch = toMillisOrNull(launchDate) ?? Number.NEGATIVE_INFINITY;
  return new Date(Math.max(launch, now.getTime())).toISOString();
}
