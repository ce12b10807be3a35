import type { Schemas } from '@sounding/api-client';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import { findAgeRangesOf, findInterestsOf } from './audienceRepository';
import { findContentsOf, type StoredContentItem } from './contentsRepository';
import { pictureDataUrl } from './picture';
import type { StoredProject } from './projectRepository';
import { findPollOptionsOf, findQuestionsOf, type StoredQuestion } from './questionsRepository';

/** What every answer about one project begins with. */
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
    status: project.status,
    createdDate: project.createdAt.toISOString(),
  };
}

/** Everything that preview and the editor need. */
export async function readProject(
  queryable: Queryable,
  project: StoredProject,
): Promise<Schemas['Project']> {
  const interests = await findInterestsOf(queryable, project.id);
  const ageRanges = await findAgeRangesOf(queryable, project.id);
  const contents = await findContentsOf(queryable, project.id);
  const questions = await findQuestionsOf(queryable, project.id);
  const choices = await findPollOptionsOf(queryable, project.id);
  return {
    ...describeProject(project),
    version: project.version,
    interests,
    ageRanges,
    contents: contents.map(describeContentItem),
    questions: questions.map((question) => ({
      ...describeQuestion(question),
      pollOptions: choices.flatMap(({ questionId, text }) =>
        questionId === question.id ? [{ text }] : [],
      ),
    })),
    researcher: await readOwner(queryable, project),
  };
}

export async function readOwner(queryable: Queryable, { ownerId }: StoredProject) {
  const [owner] = await queryable
    .select({ fullName: accounts.fullName })
    .from(accounts)
    .where(eq(accounts.id, ownerId));
  if (owner === undefined) throw new Error(`Project without its owner ${ownerId}`);
  return owner;
}

export function describeContentItem(item: StoredContentItem): Schemas['ContentItem'] {
  const { id, type, value, image, imageMediaType, imageAltText } = item;
  const imageBase64 =
    image && imageMediaType ? pictureDataUrl({ bytes: image, mediaType: imageMediaType }) : null;
  return { id, type, value, imageBase64, imageAltText };
}

function describeQuestion({ id, text, date, status, ...slider }: StoredQuestion) {
  const { sliderMax, sliderLowerText, sliderUpperText } = slider;
  return {
    id,
    text,
    date: date.toISOString(),
    status,
    sliderOption:
      sliderMax === null
        ? null
        : {
            maxValue: sliderMax,
            lowerBoundText: sliderLowerText ?? '',
            upperBoundText: sliderUpperText ?? '',
          },
  };
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;
