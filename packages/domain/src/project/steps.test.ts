import { expect, test } from 'vitest';
import { errorIn } from '../errors/validationProblem';
import { noon, projectWith } from './project.fixture';
import { inPageOrder, projectStepIds, projectStepLabels, projectSteps } from './steps';
import { validateProject } from './validateProject';

const context = { mode: 'creating', now: noon } as const;
const missingIn = (changes: Parameters<typeof projectWith>[0]) =>
  projectSteps(validateProject(projectWith(changes), context))
    .filter(({ problems }) => problems.length > 0)
    .map(({ id }) => id);

test('a project without a problem has every section done, in the order of the page', () => {
  const steps = projectSteps(validateProject(projectWith(), context));
  expect(steps.map(({ id }) => id)).toEqual(projectStepIds);
  expect(steps.every(({ problems }) => problems.length === 0)).toBe(true);
});

test('what is missing stands in its section', () => {
  expect(missingIn({ subtitle: '' })).toEqual(['title']);
  expect(missingIn({ interests: [], endDate: null })).toEqual(['audience', 'dates']);
  expect(missingIn({ contents: [] })).toEqual(['description']);
  expect(missingIn({ questions: [{ text: '', pollOptions: [], sliderOption: null }] })).toEqual([
    'questions',
  ]);
  expect(missingIn({ funder: 'x'.repeat(101) })).toEqual(['funder']);
});

test('nothing that the page has a field for is left out of every section', () => {
  const empty = projectWith({
    title: '',
    subtitle: '',
    interests: [],
    ageRanges: [],
    launchDate: '2020-01-01T00:00:00.000Z',
    endDate: null,
    contents: [],
    questions: [],
    funder: 'x'.repeat(101),
  });
  const problems = validateProject(empty, context);
  expect(projectSteps(problems).flatMap((step) => step.problems)).toHaveLength(problems.length);
});

test('each section is named as the page names it', () => {
  expect(projectStepIds.map((id) => projectStepLabels[id])).toEqual([
    'Title and subtitle',
    'Audience',
    'Dates',
    'Description',
    'Funder',
    'Questions',
  ]);
});

test('problems are told in the order of the page, those of no section last', () => {
  const fields = ['elsewhere', 'endDate', 'questions.0.text', 'ageRanges', 'launchDate', 'title'];
  const ordered = inPageOrder(fields.map((field) => errorIn(field, 'Wrong')));
  expect(ordered.map(({ field }) => field)).toEqual([
    'title',
    'ageRanges',
    'launchDate',
    'endDate',
    'questions.0.text',
    'elsewhere',
  ]);
});
