import type { Schemas } from '@sounding/api-client';
import {
  londonDay,
  londonYear,
  protectedDemographics,
  shownAges,
  shownAnswers,
  type ShownAnswer,
} from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { shuffledPlace, findShuffledPage, type Window } from '../../platform/database/shuffledPage';
import { toPage, type PageQuery } from '../../platform/database/page';
import { projectResponses } from '../../platform/database/schema';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { findAgeRanges } from '../ageRanges';
import { findAgeRangesOf } from './audienceRepository';
import { shuffledOrder } from '../../platform/security/shuffledOrder';
import { findKindCounts } from './kindCounts';
import type { StoredProject } from './projectRepository';

export interface ResponsesOptions {
  readonly query: PageQuery | undefined;
  readonly smallNumberThreshold: number;
  readonly keyedHash: KeyedHash;
}

/**
 * A page of responses, of which none describes a real person (security.md 35, 36). Day and choices are the
 * row's own, and its place within the day says nothing. Answers about people come from the protected counts and are dealt out to the rows, each kind in
 * an order of its own. What a participant said about themselves is not even read.
 */
export async function readResponses(
  queryable: Queryable,
  project: StoredProject,
  { query, smallNumberThreshold: threshold, keyedHash }: ResponsesOptions,
): Promise<Schemas['ProjectResponsePage']> {
  const total = project.hearMoreYesCount + project.hearMoreNoCount;
  const people = await findKindCounts(queryable, project.id);
  const ageGroups = {
    chosen: await findAgeRangesOf(queryable, project.id),
    all: await findAgeRanges(queryable),
  };
  const { gender, ethnicity } = protectedDemographics(people, ageGroups, threshold);
  const deal = <T>(kind: string, answers: readonly ShownAnswer<T>[]) => {
    const order = shuffledOrder(keyedHash(`responses ${project.id} ${kind} ${total}`), total);
    return (place: number) => answerAt(answers, order(place));
  };
  const ageAt = deal('age', shownAges(people.ages, ageGroups, threshold));
  const genderAt = deal('gender', shownAnswers(gender));
  const ethnicityAt = deal('ethnicity', shownAnswers(ethnicity));

  return toPage(query, total, async (window) => {
    const rows = await findResponses(queryable, project.id, { window, keyedHash });
    return rows.map(({ date, ...choices }, index) => {
      const place = window.offset + index;
      const age = ageAt(place);
      return {
        participant: {
          birthYear: age === null ? null : londonYear(date) - age,
          gender: genderAt(place),
          ethnicity: ethnicityAt(place),
        },
        date: londonDay(date),
        ...choices,
      };
    });
  });
}

/** The answer at this place when all answers are listed, each as often as it was counted. */
function answerAt<T>(answers: readonly ShownAnswer<T>[], place: number): T | null {
  let passed = 0;
  for (const { value, count } of answers) {
    passed += count;
    if (place < passed) return value;
  }
  return null;
}

/** The name of the list of a project's responses, for `shuffledPlace`. */
export const responsesList = (projectId: number) => `responses ${projectId}`;

/**
 * One page of responses, newest day first. Within a day the order does not reveal when they came: whoever
 * reviews sees the waiting answers with their pseudonyms in that order (security.md 35).
 */
async function findResponses(
  queryable: Queryable,
  projectId: number,
  { window, keyedHash }: { readonly window: Window; readonly keyedHash: KeyedHash },
) {
  const { id, date } = projectResponses;
  const place = shuffledPlace(id, keyedHash, responsesList(projectId));
  const where = eq(projectResponses.projectId, projectId);
  const list = { from: projectResponses, id, date, where, place };
  const page = await findShuffledPage(queryable, list, window);
  if (page === undefined) return [];
  return queryable
    .select({
      date: projectResponses.date,
      hearMore: projectResponses.hearMore,
      contributeNow: projectResponses.contributeNow,
    })
    .from(projectResponses)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(window.limit)
    .offset(page.offset);
}
