import type { Transaction } from '../platform/database/database';
import { answers, participants, projectResponses } from '../platform/database/schema';
import type { Calendar } from './calendar';
import type { DemonstrationProject } from './demonstrationProject';
import { makeParticipants } from './participants';
import type { Random } from './random';
import { makeReplies, makeVisits, type Respondent, type Visit } from './replies';
import type { WrittenProject, WrittenQuestion } from './writeProject';

const participantCount = 2_600;

/** Rows a statement: PostgreSQL takes at most 65,535 parameters. */
const rowsAtOnce = 2_000;

/** Reviewers are about a day behind. */
const reviewDelay = 20 * 3_600_000;

export async function writeParticipants(
  transaction: Transaction,
  random: Random,
  { now, at }: Calendar,
): Promise<Respondent[]> {
  const people = makeParticipants(random, participantCount, now.getUTCFullYear());
  const written: Respondent[] = [];
  for (const some of inPortions(people)) {
    const rows = await transaction
      .insert(participants)
      .values(some.map((person) => ({ ...person, createdAt: at(-random.whole(300, 340), 12) })))
      .returning({ id: participants.id, birthYear: participants.birthYear });
    written.push(...rows);
  }
  return written;
}

/** Writes everything that participants said about one project. */
export async function writeResponses(
  transaction: Transaction,
  random: Random,
  calendar: Calendar,
  {
    project,
    written,
    people,
  }: {
    readonly project: DemonstrationProject;
    readonly written: WrittenProject;
    readonly people: readonly Respondent[];
  },
): Promise<void> {
  const { state } = project;
  if (state.status !== 'PUBLISHED' || written.open === null) return;
  const visits = makeVisits(random, calendar, people, {
    project,
    responses: state.responses,
    period: written.open,
  });
  await writeVisits(transaction, written.id, visits);
  const rows = written.questions.flatMap((question) =>
    answerRows(random, written.id, question, visits),
  );
  const waiting = newestComments(rows, state.waitingForReview);
  const [...unguarded] = state.unguarded ?? [];
  const comments = new Map([...waiting].map((row) => [row, unguarded.shift() ?? row.comment]));
  await writeAnswers(transaction, rows, { waiting, comments, now: calendar.now });
}

export async function writeVisits(
  transaction: Transaction,
  projectId: number,
  visits: readonly Visit[],
): Promise<void> {
  for (const some of inPortions(visits)) {
    await transaction
      .insert(projectResponses)
      .values(some.map((visit) => ({ ...visit, projectId })));
  }
}

type AnswerRow = ReturnType<typeof answerRows>[number];

/** Writes answers with their approvals: comments that do not wait were reviewed in time. */
export async function writeAnswers(
  transaction: Transaction,
  rows: readonly AnswerRow[],
  {
    waiting,
    comments,
    now,
  }: {
    readonly waiting: ReadonlySet<AnswerRow>;
    /** Texts that replace the comments of some answers. */
    readonly comments?: ReadonlyMap<AnswerRow, string | null>;
    readonly now: Date;
  },
): Promise<void> {
  for (const some of inPortions(rows)) {
    await transaction.insert(answers).values(
      some.map((row) => ({
        ...row,
        comment: comments?.get(row) ?? row.comment,
        approvedAt: approvalOf(row, waiting, now),
      })),
    );
  }
}

function answerRows(
  random: Random,
  projectId: number,
  { id, question, optionIds, open }: WrittenQuestion,
  visits: readonly Visit[],
) {
  if (open === null) return [];
  const timely = visits.filter(({ date }) => date <= open.to);
  return makeReplies(random, question, timely).map(({ choice, ...reply }) => ({
    ...reply,
    projectId,
    questionId: id,
    pollOptionId: choice === null ? null : (optionIds[choice] ?? null),
  }));
}

/** The newest comments, which still wait for review. */
export function newestComments(rows: readonly AnswerRow[], count: number): ReadonlySet<AnswerRow> {
  const comments = rows.filter(({ comment }) => comment !== null);
  return new Set(comments.toSorted((a, b) => b.date.getTime() - a.date.getTime()).slice(0, count));
}

function approvalOf(row: AnswerRow, waiting: ReadonlySet<AnswerRow>, now: Date): Date | null {
  if (row.comment === null) return row.date;
  if (waiting.has(row)) return null;
  return new Date(Math.min(now.getTime(), row.date.getTime() + reviewDelay));
}

export function* inPortions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield rows.slice(from, from + rowsAtOnce);
  }
}
