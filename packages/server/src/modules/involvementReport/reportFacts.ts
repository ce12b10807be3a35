import type { Schemas } from '@sounding/api-client';
import { endedBeforeLaunch, hasLaunched } from '@sounding/domain';
import type { Queryable } from '../../platform/database/database';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { countApproved, findApproved } from '../answers';
import { readSummary, type StoredProject } from '../projects';
import { readQuestionsWithResults } from '../questions';
import { findAnsweredQuestions, findUpdatesOf } from '../updates';

/** Comments shown per question: a report is read from beginning to end, and the export has every comment. */
export const mostComments = 50;

interface ReportComment {
  readonly comment: string;
  readonly date: Date;
}

export type ReportQuestion = Schemas['Question'] & {
  /**
   * Approved comments, newest day first, up to `mostComments`; `commentsCount` counts them all. Of a day that
   * does not fit they are shuffled, as its order is: the newest would tell by and by in what order they came.
   */
  readonly comments: readonly ReportComment[];
  readonly commentsCount: number;
};

interface ReportUpdate {
  readonly text: string;
  readonly date: Date;
  /** The questions that it answers. */
  readonly questionIds: readonly number[];
}

export interface ReportFacts {
  /** Whether participants can see the project, or could before it ended. */
  readonly hasLaunched: boolean;
  /** Whether the project ended before participants could see it. */
  readonly wasNeverOpen: boolean;
  readonly summary: Schemas['ProjectSummary'];
  /** Those that participants have seen, the oldest first. */
  readonly questions: readonly ReportQuestion[];
  /** The published ones, the oldest first. */
  readonly updates: readonly ReportUpdate[];
}

export interface ReportFactsOptions {
  readonly now: Date;
  readonly smallNumberThreshold: number;
  readonly keyedHash: KeyedHash;
}

/** Reads the facts that a report may show: nothing unreviewed, unpublished or about one person. */
export async function readReportFacts(
  queryable: Queryable,
  project: StoredProject,
  options: ReportFactsOptions,
): Promise<ReportFacts> {
  const all = await readQuestionsWithResults(queryable, project.id);
  const questions: ReportQuestion[] = [];
  for (const question of all.filter(({ status }) => status !== 'DRAFT').reverse()) {
    const wanted = { questionId: question.id, withComment: true };
    const commentsCount = await countApproved(queryable, wanted);
    const found = await findApproved(queryable, wanted, {
      window: { limit: mostComments, offset: 0 },
      keyedHash: options.keyedHash,
    });
    const comments = found.map(({ comment, date }) => ({ comment: comment ?? '', date }));
    questions.push({ ...question, comments, commentsCount });
  }
  return {
    hasLaunched: hasLaunched(project, options.now),
    wasNeverOpen: endedBeforeLaunch(project, options.now),
    summary: await readSummary(queryable, project, options),
    questions,
    updates: await readUpdates(queryable, project.id),
  };
}

async function readUpdates(queryable: Queryable, projectId: number): Promise<ReportUpdate[]> {
  const updates = await findUpdatesOf(queryable, projectId);
  const answered = await findAnsweredQuestions(queryable, projectId);
  return updates
    .filter(({ status }) => status === 'PUBLISHED')
    .map(({ id, text, date }) => ({
      text,
      date,
      questionIds: answered
        .filter(({ updateId }) => updateId === id)
        .map(({ questionId }) => questionId),
    }))
    .reverse();
}
