import { formatLongDate } from '../dates/format';
import { toMillisOrNull, type Instant } from '../dates/instant';

export const projectStatuses = ['DRAFT', 'PENDING', 'REJECTED', 'PUBLISHED'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The fields that decide the state of a project. */
export interface ProjectState {
  readonly status: ProjectStatus;
  /** The launch, empty until approval (OPEN-52). */
  readonly publishedDate: Instant | null;
  /** The researcher's chosen launch. */
  readonly launchDate: Instant | null;
  readonly endDate: Instant | null;
}

/** A project counts as published when its status is PUBLISHED or it has a published date. */
export function isPublished({
  status,
  publishedDate,
}: Pick<ProjectState, 'status' | 'publishedDate'>): boolean {
  return status === 'PUBLISHED' || publishedDate !== null;
}

/** Whether the launch is at or before now, so that participants can see the project or could see it. */
export function hasLaunched(
  { publishedDate }: Pick<ProjectState, 'publishedDate'>,
  now: Date,
): boolean {
  const launch = toMillisOrNull(publishedDate);
  return launch !== null && launch <= now.getTime();
}

/** Completed when the end date is at or before now, else ongoing. */
export function isCompleted({ endDate }: Pick<ProjectState, 'endDate'>, now: Date): boolean {
  const end = toMillisOrNull(endDate);
  return end !== null && end <= now.getTime();
}

/** Whether it ended before its launch, so that participants never saw it. */
export function endedBeforeLaunch(
  { publishedDate, endDate }: Pick<ProjectState, 'publishedDate' | 'endDate'>,
  now: Date,
): boolean {
  const [launch, end] = [toMillisOrNull(publishedDate), toMillisOrNull(endDate)];
  return launch !== null && end !== null && end <= now.getTime() && end <= launch;
}

/**
 * The launch as admins and monitors read it, written by `format`: the published date once there is one,
 * until then the chosen launch.
 */
export function launchText(
  project: Pick<ProjectState, 'publishedDate' | 'launchDate' | 'endDate'>,
  now: Date,
  format: (launch: Instant) => string,
): string {
  if (endedBeforeLaunch(project, now)) return 'Never';
  const launch = project.publishedDate ?? project.launchDate;
  return launch === null ? 'On approval' : format(launch);
}

export const progressLabels = { ongoing: 'Ongoing', completed: 'Completed' } as const;

/** For a published project that participants do not see: its date alone would suggest that it runs. */
export const unlaunchedLabels = { ahead: 'Not launched yet', never: 'Never launched' } as const;

export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  DRAFT: 'Draft',
  PENDING: 'Awaiting approval',
  REJECTED: 'Ethics document rejected',
  PUBLISHED: 'Published',
};

/** Shown in place of the start of a project that ended before its launch. */
export const neverLaunched = 'Never: it was completed before its launch';

/** The text of the list's status column: the full published date once there is one, else the status. */
export function statusText({
  status,
  publishedDate,
}: Pick<ProjectState, 'status' | 'publishedDate'>): string {
  return publishedDate === null ? projectStatusLabels[status] : formatLongDate(publishedDate);
}
