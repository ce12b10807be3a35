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

/** A section of the project form with its problems. */
export interface ProjectStep {
  readonly id: ProjectStepId;
  readonly problems: readonly ValidationProblem[];
}

/** Fields of the form that the page does not ask for. */
type UnaskedField = 'policy' | 'publishedDate';

/** The section of each field, in the order of the page. */
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
 * The sections of the form in the order of the page, each with the problems that `validateProject` found in
 * it. A problem whose field has no section is in none of them.
 */
export function projectSteps(problems: readonly ValidationProblem[]): ProjectStep[] {
  return projectStepIds.map((id) => ({
    id,
    problems: problems.filter(({ field }) => stepOfField.get(sectionField(field)) === id),
  }));
}

/** The problems in the order of their fields on the page; those without a section come last. */
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
