import { expect, test } from 'vitest';
import { errorIn, lengthErrorIn } from '../errors/validationProblem';
import { projectMessages } from './messages';
import type { ContentItem } from './project';
import { summaryMessage } from './summaryMessage';

const item = (type: ContentItem['type']): ContentItem => ({ type, value: '' });
const contents = [item('IMAGE'), item('HEADING'), item('PARAGRAPH'), item('HEADING')];

test.each([
  [errorIn('questions.1.text', 'Blank'), 'Question 2: Blank'],
  [errorIn('questions.0.pollOptions.1.text', 'All choices'), 'Question 1: All choices'],
  [lengthErrorIn('questions.1.text', 'Long'), 'Question 2: Long'],
  [lengthErrorIn('questions.0.pollOptions.1.text', 'Long'), 'Question 1, choice 2: Long'],
  [lengthErrorIn('questions.0.pollOptions.10.text', 'Long'), 'Question 1, choice 11: Long'],
  [
    lengthErrorIn('questions.2.sliderOption.lowerBoundText', 'Long'),
    'Question 3, left label: Long',
  ],
  [lengthErrorIn('contents.1.value', 'Long'), 'Heading 1: Long'],
  [lengthErrorIn('contents.2.value', 'Long'), 'Paragraph 1: Long'],
  [lengthErrorIn('contents.3.value', 'Long'), 'Heading 2: Long'],
  [errorIn('launchDate', 'Unreadable'), 'Launch date: Unreadable'],
  [errorIn('endDate', 'Unreadable'), 'End date: Unreadable'],
  [errorIn('endDate', 'An end date has four digits'), 'End date: An end date has four digits'],
])('words that several fields can have are told apart by their place: %o', (problem, said) => {
  expect(summaryMessage(problem, contents)).toBe(said);
});

test.each([
  errorIn('title', 'Title is required'),
  errorIn('questions', 'At least one question is required'),
  errorIn('contents.1.value', 'At least one heading is required'),
  errorIn('contents.0.imageBase64', 'Please, upload an Image'),
  errorIn('launchDate', projectMessages.launchInPast),
  errorIn('launchDate', projectMessages.launchTooLate),
  errorIn('launchDate', projectMessages.launchLocked),
  errorIn('endDate', projectMessages.endRequired),
  errorIn('endDate', projectMessages.endInPast),
  errorIn('endDate', projectMessages.endTooLate),
  errorIn('endDate', projectMessages.endBeforeStart),
])('words that stand for themselves stay as they are: %o', (problem) => {
  expect(summaryMessage(problem, contents)).toBe(problem.message);
});
