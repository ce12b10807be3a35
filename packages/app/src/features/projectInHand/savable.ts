import type { Difference } from '../../versions/difference';
import { asStored } from './asStored';
import { differencesBetween } from './differences';
import type { EditableProject, ProjectInHand } from './projectInHand';

/**
 * What is on the page, as far as it can be saved over this version: once published, a project keeps its
 * launch, the audience that it has and its questions (DET-19, AUD-08, OPEN-71). What this version has lost
 * becomes a new part of it.
 */
export function savableOver(
  { mode, form: stored }: ProjectInHand,
  page: EditableProject,
): EditableProject {
  const form = withPartsOf(stored, page);
  if (mode === 'creating') return form;
  const { launchDate, publishedDate, questions } = stored;
  return {
    ...form,
    launchDate,
    launchDateText: undefined,
    publishedDate,
    ageRanges: withAll(stored.ageRanges, form.ageRanges),
    interests: withAll(stored.interests, form.interests),
    questions,
  };
}

/** The same form, whose paragraphs and questions are those of the stored one or new ones. */
export function withPartsOf(stored: EditableProject, form: EditableProject): EditableProject {
  return {
    ...form,
    contents: form.contents.map((item) => asStored(item, stored.contents)),
    questions: form.questions.map((question) => asStored(question, stored.questions)),
  };
}

/** The rest: each part as it is on the page, and as it stays. */
export function unsavableOver(stored: ProjectInHand, form: EditableProject): Difference[] {
  return differencesBetween(form, savableOver(stored, form));
}

function withAll<T extends { readonly id: number }>(kept: readonly T[], chosen: readonly T[]): T[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...chosen.filter(({ id }) => !ids.has(id))];
}
