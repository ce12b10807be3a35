import type { ValidationProblem } from '../errors/validationProblem';

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

const stepOfField: Readonly<Record<string, ProjectStepId>> = {
  title: 'title',
  subtitle: 'title',
  interests: 'audience',
  ageRanges: 'audience',
  launchDate: 'dates',
  endDate: 'dates',
  contents: 'description',
  funder: 'funder',
  questions: 'questions',
};

/**
 * The sections of the form with the problems that `validateProject` found in each, in the order of
 * the page, so that nobody is surprised at the end. A field of no section belongs to none.
 */
export function projectSteps(problems: readonly ValidationProblem[]): ProjectStep[] {
  return projectStepIds.map((id) => ({
    id,
    problems: problems.filter(({ field }) => stepOfField[field.split('.', 1)[0] ?? ''] === id),
  }));
}
