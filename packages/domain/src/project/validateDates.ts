import { startOfDay } from '../dates/days';
import { toMillisOrNull, toMinute } from '../dates/instant';
import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ProjectForm, ProjectMode } from './project';

/** The contract writes years that begin with 1 or 2. */
const lastMoment = Date.parse('2999-12-31T23:59:59.999Z');

type ProjectDates = Pick<ProjectForm, 'launchDate' | 'publishedDate' | 'endDate'>;

/**
 * Problems of the dates. The launch is judged by the day, so any time today is allowed, and the
 * end to the minute (OPEN-55). An empty launch means on approval, so the end need only lie ahead.
 */
export function validateDates(
  { launchDate, publishedDate, endDate }: ProjectDates,
  { mode, now }: { readonly mode: ProjectMode; readonly now: Date },
): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  const launch = toMillisOrNull(launchDate);
  const start = mode === 'editing' ? (toMillisOrNull(publishedDate) ?? launch) : launch;
  const end = toMillisOrNull(endDate);
  if (mode === 'creating' && launch !== null && launch < startOfDay(now).getTime()) {
    problems.push(errorIn('launchDate', projectMessages.launchInPast));
  }
  if (launch !== null && launch > lastMoment) {
    problems.push(errorIn('launchDate', projectMessages.launchTooLate));
  }
  if (end === null) {
    problems.push(errorIn('endDate', projectMessages.endRequired));
    return problems;
  }
  if (start !== null && toMinute(end) <= toMinute(start)) {
    problems.push(errorIn('endDate', projectMessages.endBeforeStart));
  }
  if (toMinute(end) < toMinute(now.getTime())) {
    problems.push(errorIn('endDate', projectMessages.endInPast));
  }
  if (end > lastMoment) problems.push(errorIn('endDate', projectMessages.endTooLate));
  return problems;
}
