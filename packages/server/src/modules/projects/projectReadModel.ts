import type { Schemas } from '@sounding/api-client';
import { isPublished } from '@sounding/domain';
import { eq, sql } from 'drizzle-orm';
import { alphabetically } from '../../platform/database/alphabetical';
import type { Queryable } from '../../platform/database/database';
import {
  accounts,
  ageRanges,
  contents,
  interests,
  pollOptions,
  projectAgeRanges,
  projectInterests,
  questions,
} from '../../platform/database/schema';
import { defineStatement } from '../../platform/database/statement';
import { contentColumns } from './contentsRepository';
import type { StoredProject } from './projectRepository';
import type { StoredQuestion } from './questionsRepository';

/** The fields that every answer about one project has. */
export function describeProject(project: StoredProject) {
  return {
    id: project.id,
    title: project.title,
    subtitle: project.subtitle,
    policy: project.policy,
    funder: project.funder,
    publishedDate: toInstant(project.publishedDate),
    launchDate: toInstant(project.launchDate),
    endDate: toInstant(project.endDate),
    completedDate: toInstant(project.completedAt),
    status: project.status,
    createdDate: project.createdAt.toISOString(),
  };
}

/** A question's row as JSON returns it: dates are text. */
type QuestionAsJson = Omit<StoredQuestion, 'projectId' | 'position' | 'kind' | 'date'> & {
  readonly date: string;
  readonly pollOptions: Schemas['Project']['questions'][number]['pollOptions'];
};

type ProjectParts = Pick<
  Schemas['Project'],
  'interests' | 'ageRanges' | 'contents' | 'researcher'
> & { readonly questions: readonly QuestionAsJson[] };

const ofProject = sql`= ${sql.placeholder('projectId')}::integer`;

/** All parts in one round trip to the database, in the same orders as the separate lists. */
const selectParts = defineStatement<{ projectId: number; ownerId: number }, ProjectParts>(
  'select_project_parts',
  sql`
    SELECT
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', ${interests.id}, 'name', ${interests.name},
          'deleted', ${interests.deletedAt} IS NOT NULL
        ) ORDER BY ${alphabetically(interests.name)}, ${interests.id}), '[]')
        FROM ${projectInterests} JOIN ${interests} ON ${interests.id} = ${projectInterests.interestId}
        WHERE ${projectInterests.projectId} ${ofProject}
      ) AS "interests",
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', ${ageRanges.id}, 'lower', ${ageRanges.lower}, 'upper', ${ageRanges.upper}
        ) ORDER BY ${ageRanges.lower}, ${ageRanges.upper}), '[]')
        FROM ${projectAgeRanges}
          JOIN ${ageRanges} ON ${ageRanges.id} = ${projectAgeRanges.ageRangeId}
        WHERE ${projectAgeRanges.projectId} ${ofProject}
      ) AS "ageRanges",
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', ${contents.id}, 'type', ${contents.type}, 'value', ${contents.value},
          'imageBase64', ${contentColumns.imageBase64}, 'imageAltText', ${contents.imageAltText}
        ) ORDER BY ${contents.position}), '[]')
        FROM ${contents} WHERE ${contents.projectId} ${ofProject}
      ) AS "contents",
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', ${questions.id}, 'text', ${questions.text}, 'date', ${questions.date},
          'status', ${questions.status}, 'sliderMax', ${questions.sliderMax},
          'sliderLowerText', ${questions.sliderLowerText},
          'sliderUpperText', ${questions.sliderUpperText},
          'pollOptions', (
            SELECT coalesce(json_agg(json_build_object('text', ${pollOptions.text})
              ORDER BY ${pollOptions.position}), '[]')
            FROM ${pollOptions} WHERE ${pollOptions.questionId} = ${questions.id}
          )
        ) ORDER BY ${questions.position}, ${questions.id}), '[]')
        FROM ${questions} WHERE ${questions.projectId} ${ofProject}
      ) AS "questions",
      json_build_object('fullName', ${accounts.fullName}) AS "researcher"
    FROM ${accounts} WHERE ${accounts.id} = ${sql.placeholder('ownerId')}`,
);

/** Everything that preview and the editor need. */
export async function readProject(
  queryable: Queryable,
  project: StoredProject,
): Promise<Schemas['Project']> {
  const { id: projectId, ownerId } = project;
  const [parts] = await selectParts(queryable, { projectId, ownerId });
  if (parts === undefined) throw ownerless(project);
  return {
    ...describeProject(project),
    version: project.version,
    ...parts,
    questions: parts.questions.map(describeQuestion),
  };
}

/**
 * The project as others may read it: a question that was drafted after publication is its researcher's alone.
 * Those of a project that waits for approval are published with it, and are judged before.
 */
export function withoutLaterDrafts(project: Schemas['Project']): Schemas['Project'] {
  if (!isPublished(project)) return project;
  return { ...project, questions: project.questions.filter(({ status }) => status !== 'DRAFT') };
}

export async function readOwner(queryable: Queryable, project: StoredProject) {
  const [owner] = await queryable
    .select({ fullName: accounts.fullName })
    .from(accounts)
    .where(eq(accounts.id, project.ownerId));
  if (owner === undefined) throw ownerless(project);
  return owner;
}

const ownerless = ({ ownerId }: StoredProject) => new Error(`Project without its owner ${ownerId}`);

function describeQuestion({
  id,
  text,
  date,
  status,
  pollOptions: choices,
  ...slider
}: QuestionAsJson) {
  const { sliderMax, sliderLowerText, sliderUpperText } = slider;
  return {
    id,
    text,
    date: new Date(date).toISOString(),
    status,
    sliderOption:
      sliderMax === null
        ? null
        : {
            maxValue: sliderMax,
            lowerBoundText: sliderLowerText ?? '',
            upperBoundText: sliderUpperText ?? '',
          },
    pollOptions: choices,
  };
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;
