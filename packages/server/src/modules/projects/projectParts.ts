import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database';
import {
  contents,
  projectAgeRanges,
  projectInterests,
  projects,
  questions,
} from '../../platform/database/schema';
import { defineStatement } from '../../platform/database/statement';
import { audienceInserted, audienceRemoved, type AudienceIds } from './audienceRepository';
import {
  contentRow,
  contentsInserted,
  contentsRemoved,
  type ContentRow,
} from './contentsRepository';
import type { SentProject } from './projectForm';
import type { ProjectText } from './projectRepository';
import { questionRow, questionsRemoved, questionsWritten } from './questionsRepository';

/**
 * The parts of a project beside its own row. Each step of a save handles them in one statement, because a
 * round trip to the database costs more than the rows.
 */
type Parts = Pick<SentProject, 'ageRanges' | 'interests' | 'contents'> & {
  /** Undefined where a project's questions are to stay as they are. */
  readonly questions: SentProject['questions'] | undefined;
};

/** The stored ids that a save is checked against before it writes anything. */
export interface PartIds extends AudienceIds {
  readonly contentIds: readonly number[];
  readonly questionIds: readonly number[];
}

type Written = AudienceIds & {
  readonly contents: string;
  readonly questions: string | null;
  readonly now: Date;
};

const selectPartIds = defineStatement<{ projectId: number }, PartIds>(
  'select_part_ids',
  sql`
    WITH project AS (SELECT ${sql.placeholder('projectId')}::integer AS id)
    SELECT
      ARRAY(SELECT age_range_id FROM ${projectAgeRanges} WHERE project_id = project.id)
        AS "ageRangeIds",
      ARRAY(SELECT interest_id FROM ${projectInterests} WHERE project_id = project.id)
        AS "interestIds",
      ARRAY(SELECT id FROM ${contents} WHERE project_id = project.id) AS "contentIds",
      ARRAY(SELECT id FROM ${questions} WHERE project_id = project.id) AS "questionIds"
    FROM project`,
);

export async function findPartIds(queryable: Queryable, projectId: number): Promise<PartIds> {
  const [ids] = await selectPartIds(queryable, { projectId });
  if (ids === undefined) throw new Error('SELECT answered no row');
  return ids;
}

/** The columns of a project's text; the compiler reports a missing one. */
const textColumns: Readonly<Record<keyof ProjectText, PgColumn>> = {
  title: projects.title,
  subtitle: projects.subtitle,
  policy: projects.policy,
  funder: projects.funder,
  launchDate: projects.launchDate,
  endDate: projects.endDate,
};
const comma = sql`, `;
const textNames = Object.values(textColumns).map(({ name }) => sql.identifier(name));
const textValues = Object.keys(textColumns).map((key) => sql.placeholder(key));

const insertWhole = defineStatement<
  Written & ProjectText & { ownerId: number },
  { readonly id: number }
>(
  'insert_project',
  sql`
    WITH project AS (
      INSERT INTO ${projects} (owner_id, ${sql.join(textNames, comma)}, created_at, updated_at)
      VALUES (
        ${sql.placeholder('ownerId')}, ${sql.join(textValues, comma)},
        ${sql.placeholder('now')}, ${sql.placeholder('now')}
      ) RETURNING id
    ), ${audienceInserted}, ${contentsInserted}, ${questionsWritten}
    SELECT id FROM project`,
);

/** Writes a new project with everything that it has, and answers its id. */
export async function insertProject(
  transaction: Transaction,
  project: ProjectText & { readonly ownerId: number; readonly now: Date },
  parts: Parts,
): Promise<number> {
  const [row] = await insertWhole(transaction, {
    ...project,
    ...written(parts, parts.contents.map(contentRow), project.now),
  });
  if (row === undefined) throw new Error('INSERT answered no row');
  return row.id;
}

const removeParts = defineStatement<
  AudienceIds & { projectId: number; contents: string; questionIds: readonly number[] | null },
  { readonly keptContentIds: readonly number[]; readonly hasSameContents: boolean }
>(
  'remove_parts',
  sql`
    WITH project AS (SELECT ${sql.placeholder('projectId')}::integer AS id),
      ${audienceRemoved}, ${contentsRemoved}, ${questionsRemoved}
    SELECT
      ARRAY(SELECT id FROM kept_contents) AS "keptContentIds",
      (SELECT count(*) FROM same_contents) = ALL (ARRAY[
        (SELECT count(*) FROM ${contents} WHERE project_id = project.id),
        json_array_length(${sql.placeholder('contents')}::json)
      ]) AS "hasSameContents"
    FROM project`,
);

const insertParts = defineStatement<Written & { projectId: number }, { readonly id: number }>(
  'insert_parts',
  sql`
    WITH project AS (SELECT ${sql.placeholder('projectId')}::integer AS id),
      ${audienceInserted}, ${contentsInserted}, ${questionsWritten}
    SELECT id FROM project`,
);

/**
 * Makes a project's parts exactly these, in the order sent. A part that was sent with its id keeps it. An
 * unchanged item of the description is not written again, which matters most for its picture. Answers whether
 * the description is unchanged.
 */
export async function replaceParts(
  transaction: Transaction,
  projectId: number,
  parts: Parts,
  now: Date,
): Promise<boolean> {
  const rows = parts.contents.map(contentRow);
  const [removed] = await removeParts(transaction, {
    ...audienceOf(parts),
    projectId,
    contents: JSON.stringify(rows.map(({ image: _image, ...row }) => row)),
    questionIds: parts.questions?.flatMap(({ id }) => (id === undefined ? [] : [id])) ?? null,
  });
  if (removed === undefined) throw new Error('SELECT answered no row');
  const keptIds = new Set<number | null>(removed.keptContentIds);
  await insertParts(transaction, {
    ...written(
      parts,
      rows.filter(({ id }) => !keptIds.has(id)),
      now,
    ),
    projectId,
  });
  return removed.hasSameContents;
}

function written(parts: Parts, contentRows: readonly ContentRow[], now: Date): Written {
  return {
    ...audienceOf(parts),
    contents: JSON.stringify(contentRows),
    questions: parts.questions ? JSON.stringify(parts.questions.map(questionRow)) : null,
    now,
  };
}

function audienceOf({ ageRanges, interests }: Parts): AudienceIds {
  return {
    ageRangeIds: ageRanges.map(({ id }) => id),
    interestIds: interests.map(({ id }) => id),
  };
}
