import type { ValidationProblem } from '../errors/validationProblem';
import type { ProjectForm } from './project';

export const projectStepIds = [
  'title',
  'audience',
  'dates',
  'description',
  'funder',
  'questions',
] as const;
export type ProjectStepId = (typeof projectStepIds)[number];

export const projectStepLabels: Readonly<Record<ProjectStepId, string>> = {
  title: 'Title and subtitle',
  audience: 'Audience',
  dates: 'Dates',
  description: 'Description',
  funder: 'Funder',
  questions: 'Questions',
};

/** A section of the project form, and what keeps it from being right. */
export interface ProjectStep {
  readonly id: ProjectStepId;
  readonly problems: readonly ValidationProblem[];
}

/** Nobody fills these in on the page. */
type UnaskedField = 'policy' | 'publishedDate';

/** In the order of the page. */
const stepOfField = new Map<string, ProjectStepId>(
  Object.entries({
    title: 'title',
    subtitle: 'title',
    ageRanges: 'audience',
    interests: 'audience',
    launchDate: 'dates',
    endDate: 'dates',
    contents: 'description',
    funder: 'funder',
    questions: 'questions',
  } satisfies Record<Exclude<keyof ProjectForm, UnaskedField>, ProjectStepId>),
);

/**
 * The sections of the form with the problems that `validateProject` found in each, in the order of
 * the page, so that nobody is surprised at the end. A field of no section belongs to none.
 */
export function projectSteps(problems: readonly ValidationProblem[]): ProjectStep[] {
  return projectStepIds.map((id) => ({
    id,
    problems: problems.filter(({ field }) => stepOfField.get(sectionField(field)) === id),
  }));
}

/** The problems as a reader of the page meets their fields; those of no section come last. */
export function inPageOrder(problems: readonly ValidationProblem[]): ValidationProblem[] {
  const fields = [...stepOfField.keys()];
  const placeOf = ({ field }: ValidationProblem) => {
    const place = fields.indexOf(sectionField(field));
    return place === -1 ? fields.length : place;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** `contents` of `contents.2.value`. */
function sectionField(field: string): string {
  return field.split('.', 1)[0] ?? '';
}
