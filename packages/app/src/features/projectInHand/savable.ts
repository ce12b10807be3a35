import type { Difference } from '../../versions/difference';
import { asStored } from './asStored';
import { differencesBetween } from './differences';
import type { EditableProject, ProjectInHand } from './projectInHand';

/**
 * The form on the page as far as it can be saved over this version. A published project keeps its launch, its
 * existing audience and its questions (DET-19, AUD-08, OPEN-71). Items that this version has lost become new
 * ones.
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

/** The same form, in which paragraphs and questions that are not in the stored one become new. */
export function withPartsOf(stored: EditableProject, form: EditableProject): EditableProject {
  return {
    ...form,
    contents: form.contents.map((item) => asStored(item, stored.contents)),
    questions: form.questions.map((question) => asStored(question, stored.questions)),
  };
}

/** The changes that cannot be saved: each part as it is on the page, and as it stays. */
export function unsavableOver(stored: ProjectInHand, form: EditableProject): Difference[] {
  return differencesBetween(form, savableOver(stored, form));
}

/** Both lists, each item once: offered ones, and those chosen before they stopped being offered (OPEN-95). */
export function withAll<T extends { readonly id: number }>(
  kept: readonly T[],
  chosen: readonly T[],
): T[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...chosen.filter(({ id }) => !ids.has(id))];
}
