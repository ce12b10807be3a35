import { londonDay } from '../dates/format';
import { toMillisOrNull, type Instant } from '../dates/instant';
import { compareNewest } from '../listing/newestFirst';
import { isCompleted, type ProjectState } from './status';

export const projectViews = ['current', 'previous', 'published', 'unpublished'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The view that is open at first (OPEN-59). */
export const defaultProjectView: ProjectView = 'current';

export const projectViewLabels: Readonly<Record<ProjectView, string>> = {
  current: 'Current',
  previous: 'Previous',
  published: 'Published',
  unpublished: 'Unpublished',
};

/** 'Your current projects'. */
export function projectViewHeading(view: ProjectView): string {
  return `Your ${view} projects`;
}

/** What a list row is sorted and filtered by. */
export interface ProjectRow extends Pick<ProjectState, 'publishedDate' | 'endDate'> {
  readonly id: number;
  readonly createdDate: Instant;
}

/**
 * Whether a project belongs to a view. Current and Previous go by the end date alone, so a project
 * that ended earlier today is in both until midnight, and one without an end is in neither
 * (OPEN-57, OPEN-58).
 */
export function isInView(
  project: Pick<ProjectState, 'publishedDate' | 'endDate'>,
  view: ProjectView,
  now: Date,
): boolean {
  switch (view) {
    case 'current': {
      const end = toMillisOrNull(project.endDate);
      return end !== null && londonDay(new Date(end)) >= londonDay(now);
    }
    case 'previous':
      return isCompleted(project, now);
    case 'published':
      return project.publishedDate !== null;
    case 'unpublished':
      return project.publishedDate === null;
  }
}

/** Published date newest first; then the undated, most recently created first (OPEN-61). */
export function sortProjects<T extends ProjectRow>(projects: readonly T[]): T[] {
  return projects.toSorted(
    (a, b) =>
      compareNewest(a.publishedDate, b.publishedDate) ||
      compareNewest(a.createdDate, b.createdDate) ||
      b.id - a.id,
  );
}

/** A view's projects, sorted as the list shows them. */
export function projectsInView<T extends ProjectRow>(
  projects: readonly T[],
  view: ProjectView,
  now: Date,
): T[] {
  return sortProjects(projects.filter((project) => isInView(project, view, now)));
}
