import { validateAudience } from '../audience/validateAudience';
import type { ValidationProblem } from '../errors/validationProblem';
import { validateQuestions } from '../question/validateQuestions';
import { validateText } from '../text/validateText';
import { projectLimits } from './limits';
import { projectMessages } from './messages';
import type { ProjectForm, ValidationContext } from './project';
import { validateContents } from './validateContents';
import { validateDates } from './validateDates';

/**
 * Everything that keeps a project from being saved, draft or not (OPEN-63), in the order of the
 * page. Questions are not part of editing (OPEN-71).
 */
export function validateProject(
  project: ProjectForm,
  context: ValidationContext,
): ValidationProblem[] {
  return [
    ...validateTitle(project.title),
    ...validateSubtitle(project.subtitle),
    ...validateAudience(project),
    ...validateDates(project, context),
    ...validateContents(project.contents),
    ...validateFunder(project.funder ?? ''),
    ...validateText(project.policy ?? '', {
      field: 'policy',
      limit: projectLimits.policy,
      tooLong: projectMessages.policyTooLong,
    }),
    ...(context.mode === 'creating' ? validateQuestions(project.questions) : []),
  ];
}

export function validateTitle(title: string): ValidationProblem[] {
  return validateText(title, {
    field: 'title',
    limit: projectLimits.title,
    required: projectMessages.titleRequired,
    tooLong: projectMessages.titleTooLong,
  });
}

export function validateSubtitle(subtitle: string): ValidationProblem[] {
  return validateText(subtitle, {
    field: 'subtitle',
    limit: projectLimits.subtitle,
    required: projectMessages.subtitleRequired,
    tooLong: projectMessages.subtitleTooLong,
  });
}

export function validateFunder(funder: string): ValidationProblem[] {
  return validateText(funder, {
    field: 'funder',
    limit: projectLimits.funder,
    tooLong: projectMessages.funderTooLong,
  });
}
