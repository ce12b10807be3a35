import {
  numberText,
  plainText,
  publicationFilterLabels,
  type PublicationStatus,
} from '@sounding/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { shuffledPlace } from '../../platform/database/shuffledPage';
import { isOnScaleOf } from '../../platform/database/isOnScale';
import {
  answers,
  pollOptions,
  projectResponses,
  projectUpdateQuestions,
  projectUpdates,
} from '../../platform/database/schema';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { answersList } from '../answers';
import { responsesList } from '../projects';
import type { Row, Sheet } from './buildWorkbook';
import { shuffledWithinDays, type PlacedRow } from './shuffledWithinDays';
import type { QuestionWithResults } from './questionResults';
import { readInPortions } from './readInPortions';
import { longestText, shortenedMark } from './worker/cells';

/** Days as they were in London. */
const day = (column: typeof answers.date | typeof projectResponses.date) =>
  sql`to_char(${column} AT TIME ZONE 'Europe/London', 'YYYY-MM-DD')`;

/** Explains the status of a question or an update. */
export const publicationMeaning = `${publicationFilterLabels.PUBLISHED}, ${publicationFilterLabels.DRAFT} or ${publicationFilterLabels.DEACTIVATED}.`;

async function* each<T>(
  portions: AsyncIterable<readonly T[]>,
  toRow: (row: T) => Row,
): AsyncGenerator<readonly Row[]> {
  for await (const portion of portions) yield portion.map(toRow);
}

type Asked = Pick<QuestionWithResults, 'id' | 'number' | 'text'>;

const numbersOf = (questions: readonly Asked[]) => questions.map(({ number }) => number).join(', ');

export function updatesSheet(
  transaction: Transaction,
  projectId: number,
  asked: readonly Asked[],
  rowCount: number,
): Sheet {
  const rows = readInPortions<{
    day: string;
    status: PublicationStatus;
    text: string;
    answered: number[];
  }>(
    transaction,
    'exported_updates',
    sql`SELECT to_char(${projectUpdates.date} AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day,
          ${projectUpdates.status} AS status, ${projectUpdates.text} AS text,
          ARRAY(SELECT ${projectUpdateQuestions.questionId} FROM ${projectUpdateQuestions}
                WHERE ${projectUpdateQuestions.updateId} = ${projectUpdates.id}) AS answered
        FROM ${projectUpdates} WHERE ${projectUpdates.projectId} = ${projectId}
        ORDER BY ${projectUpdates.date} DESC, ${projectUpdates.id} DESC`,
  );
  return {
    name: 'Updates',
    rowCount,
    columns: [
      { heading: 'Date', meaning: 'The day of the update.', width: 12 },
      { heading: 'Status', meaning: publicationMeaning, width: 14 },
      { heading: 'Update', meaning: 'The text of the update.', width: 80 },
      {
        heading: 'Question numbers',
        meaning:
          'The questions that the update answers, as on the sheet Questions; none where it is for everybody.',
        width: 18,
      },
    ],
    portions: each(rows, ({ day: date, status, text, answered }) => [
      { day: date },
      publicationFilterLabels[status],
      text,
      answered.length === 0 ? null : numbersOf(asked.filter(({ id }) => answered.includes(id))),
    ]),
  };
}

interface PeoplesRows {
  readonly rowCount: number;
  readonly keyedHash: KeyedHash;
}

/**
 * The sheet of approved answers. Nothing reveals who gave them (OPEN-102), not even their order: within a day
 * they are shuffled, each question by itself. They are read question by question, in the order of their index:
 * otherwise the answers of a whole project would first have to be sorted.
 */
export function answersSheet(
  transaction: Transaction,
  asked: readonly Asked[],
  { rowCount, keyedHash }: PeoplesRows,
): Sheet {
  async function* portions() {
    for (const { id, number, text } of asked) {
      const question = plainText(text);
      const rows = readInPortions<
        PlacedRow & { comment: string | null; choice: string | null; value: number | null }
      >(
        transaction,
        'exported_answers',
        sql`SELECT ${day(answers.date)} AS day,
              ${shuffledPlace(answers.id, keyedHash, answersList(id))} AS place, ${answers.comment} AS comment,
              ${pollOptions.text} AS choice, ${answers.sliderValue} AS value
            FROM ${answers} LEFT JOIN ${pollOptions} ON ${pollOptions.id} = ${answers.pollOptionId}
            WHERE ${answers.questionId} = ${id} AND ${answers.approvedAt} IS NOT NULL
              AND ${isOnScaleOf(id)}
            ORDER BY ${answers.date} DESC, ${answers.id} DESC`,
      );
      yield* each(shuffledWithinDays(rows), ({ day: date, comment, choice, value }) => [
        number,
        question,
        { day: date },
        comment,
        choice,
        value,
      ]);
    }
  }
  return {
    name: 'Approved answers',
    rowCount,
    columns: [
      { heading: 'Question number', meaning: 'As on the sheet Questions.', width: 16 },
      { heading: 'Question', meaning: 'The text of the question.', width: 50 },
      { heading: 'Date', meaning: 'The day of the answer.', width: 12 },
      {
        heading: 'Comment',
        meaning: `What was written, once you approved it. Feedback for review is left out. One of more than ${numberText(longestText)} characters is cut, as no cell takes it, and ends with “${shortenedMark}”.`,
        width: 80,
      },
      { heading: 'Choice', meaning: 'The choice of a poll.', width: 30 },
      { heading: 'Value', meaning: 'The value chosen on a scale.', width: 10 },
    ],
    portions: portions(),
  };
}

const yesOrNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

/**
 * The sheet of responses, shuffled like the answers. Otherwise a response would stand at the same place as the
 * answers that were given with it.
 */
export function responsesSheet(
  transaction: Transaction,
  projectId: number,
  { rowCount, keyedHash }: PeoplesRows,
): Sheet {
  const rows = readInPortions<PlacedRow & { interested: boolean; feedback: boolean }>(
    transaction,
    'exported_responses',
    sql`SELECT ${day(projectResponses.date)} AS day,
          ${shuffledPlace(projectResponses.id, keyedHash, responsesList(projectId))} AS place,
          ${projectResponses.hearMore} AS interested,
          ${projectResponses.contributeNow} AS feedback
        FROM ${projectResponses} WHERE ${projectResponses.projectId} = ${projectId}
        ORDER BY ${projectResponses.date} DESC, ${projectResponses.id} DESC`,
  );
  return {
    name: 'Responses',
    rowCount,
    columns: [
      { heading: 'Date', meaning: 'The day of the response.', width: 12 },
      {
        heading: 'Interested',
        meaning: 'Whether the participant wants to hear more about the project.',
        width: 12,
      },
      {
        heading: 'Gave feedback',
        meaning: 'Whether the participant chose to give feedback on that day.',
        width: 16,
      },
    ],
    portions: each(shuffledWithinDays(rows), ({ day: date, interested, feedback }) => [
      { day: date },
      yesOrNo(interested),
      yesOrNo(feedback),
    ]),
  };
}
