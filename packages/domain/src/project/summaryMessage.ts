import type { ValidationProblem } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ContentItem } from './project';

/**
 * A problem's message for a place away from its field, such as an error summary. Where several fields could
 * have the same message, the field's place comes first: “Question 2: The question cannot be blank”.
 */
export function summaryMessage(
  problem: ValidationProblem,
  contents: readonly ContentItem[],
): string {
  const place =
    placeInQuestions(problem) ?? placeInDates(problem) ?? placeInContents(problem, contents);
  return place === undefined ? problem.message : `${place}: ${problem.message}`;
}

function placeInQuestions({ field, kind }: ValidationProblem): string | undefined {
  const [, question, part = ''] = /^questions\.(\d+)\.(.+)$/u.exec(field) ?? [];
  if (question === undefined) return undefined;
  const name = `Question ${Number(question) + 1}`;
  // Other messages about choices and labels are about all of them at once.
  if (kind !== 'length') return name;
  const [, choice] = /^pollOptions\.(\d+)\./u.exec(part) ?? [];
  if (choice !== undefined) return `${name}, choice ${Number(choice) + 1}`;
  const label = labels.get(part);
  return label === undefined ? name : `${name}, ${label}`;
}

const labels: ReadonlyMap<string, string> = new Map([
  ['sliderOption.lowerBoundText', 'left label'],
  ['sliderOption.upperBoundText', 'right label'],
]);

const dates: ReadonlyMap<string, string> = new Map([
  ['launchDate', 'Launch date'],
  ['endDate', 'End date'],
]);

/** Messages that name their date; the message about an unreadable date does not say which date it means. */
const namingTheirDate: ReadonlySet<string> = new Set([
  projectMessages.launchInPast,
  projectMessages.launchTooLate,
  projectMessages.launchLocked,
  projectMessages.endRequired,
  projectMessages.endInPast,
  projectMessages.endTooLate,
  projectMessages.endBeforeStart,
]);

function placeInDates({ field, message }: ValidationProblem): string | undefined {
  return namingTheirDate.has(message) ? undefined : dates.get(field);
}

/** Only a text over its limit is numbered: a missing heading or paragraph is missing from the whole text. */
function placeInContents(
  { field, kind }: ValidationProblem,
  contents: readonly ContentItem[],
): string | undefined {
  const [, index] = /^contents\.(\d+)\.value$/u.exec(field) ?? [];
  const type = contents[Number(index)]?.type;
  if (kind !== 'length' || (type !== 'HEADING' && type !== 'PARAGRAPH')) return undefined;
  const ordinal = contents.slice(0, Number(index) + 1).filter((item) => item.type === type).length;
  return `${type === 'HEADING' ? 'Heading' : 'Paragraph'} ${ordinal}`;
}
