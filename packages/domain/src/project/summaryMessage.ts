import type { ValidationProblem } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ContentItem } from './project';

/**
 * A problem's words where they stand away from their field, as in an error summary: the place goes before
 * them where another could have the same, such as “Question 2: The question cannot be blank”.
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
  // Other words about choices and labels speak of all of them.
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

/** The rules' own words name their date; what is said of one that cannot be read names neither of the two. */
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

/** Only a text over its limit is one of several: a heading or a paragraph is missing from the whole. */
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
