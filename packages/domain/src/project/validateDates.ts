import { startOfDay } from '../dates/days';
import { toMillisOrNull, toMinute } from '../dates/instant';
import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ProjectForm, ValidationContext } from './project';

/** The contract allows only years that begin with 1 or 2. */
const lastMoment = Date.parse('2999-12-31T23:59:59.999Z');

type ProjectDates = Pick<ProjectForm, 'launchDate' | 'publishedDate' | 'endDate'>;

/**
 * Problems of the dates. The launch is compared by the day, so any time today is allowed, and the end to
 * the minute (OPEN-55). An empty launch means on approval, so the end need only lie ahead. A published
 * project that has ended may keep its end, so that a slip in its text can still be corrected.
 */
export function validateDates(
  dates: ProjectDates,
  context: ValidationContext,
): ValidationProblem[] {
  const { mode, now } = context;
  const problems: ValidationProblem[] = [];
  const launch = toMillisOrNull(dates.launchDate);
  const start = startOf(dates, context);
  const end = toMillisOrNull(dates.endDate);
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
  if (!keepsEnd(dates, context) && toMinute(end) < toMinute(now.getTime())) {
    problems.push(errorIn('endDate', projectMessages.endInPast));
  }
  if (end > lastMoment) problems.push(errorIn('endDate', projectMessages.endTooLate));
  return problems;
}

/** The first moment that is a valid end, and the message for earlier ones. */
export function firstEnd(
  dates: ProjectDates,
  context: ValidationContext,
): { readonly moment: Date; readonly reason: string } {
  const start = startOf(dates, context);
  const afterStart = start === null ? null : new Date((toMinute(start) + 1) * 60_000);
  if (afterStart !== null && afterStart > context.now)
    return { moment: afterStart, reason: projectMessages.endBeforeStart };
  const end = keepsEnd(dates, context) ? toMillisOrNull(dates.endDate) : null;
  const moment = new Date(Math.min(end ?? Infinity, context.now.getTime()));
  return { moment, reason: projectMessages.endInPast };
}

function startOf({ launchDate, publishedDate }: ProjectDates, { mode }: ValidationContext) {
  const launch = toMillisOrNull(launchDate);
  return mode === 'editing' ? (toMillisOrNull(publishedDate) ?? launch) : launch;
}

/** Whether the end is still the stored end of a published project, so that nobody chose it now. */
function keepsEnd({ endDate }: ProjectDates, { mode, storedEndDate }: ValidationContext): boolean {
  const [end, stored] = [toMillisOrNull(endDate), toMillisOrNull(storedEndDate)];
  if (mode !== 'editing' || end === null || stored === null) return false;
  return toMinute(end) === toMinute(stored);
}
