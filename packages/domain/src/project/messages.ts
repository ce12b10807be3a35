import { projectLimits } from './limits';

export const projectMessages = {
  titleRequired: 'Title is required',
  titleTooLong: `The Title cannot exceed ${projectLimits.title} characters`,
  subtitleRequired: 'Subtitle is required',
  subtitleTooLong: `The Subtitle cannot exceed ${projectLimits.subtitle} characters`,
  launchInPast: 'Launch date cannot be in the past',
  endRequired: 'End date is required',
  endInPast: 'End date cannot be in the past',
  endBeforeStart: 'The end date needs to be set after the start date',
  headingRequired: 'At least one heading is required',
  headingTooLong: `The Heading cannot exceed ${projectLimits.heading} characters`,
  paragraphRequired: 'At least one paragraph is required',
  paragraphTooLong: `The Paragraph cannot exceed ${projectLimits.paragraph} characters`,
  tooManyParagraphs: `A description can have at most ${projectLimits.paragraphs} paragraphs`,
  tooManyMedia: 'A description can have only one image or video',
  funderTooLong: `The Funder cannot exceed ${projectLimits.funder} characters`,
  policyTooLong: `The Policy cannot exceed ${projectLimits.policy} characters`,
  launchLocked: 'The launch date cannot be changed any more',
  ageRangeLocked: 'Age ranges that were saved earlier cannot be removed',
  interestLocked: 'Interests that were saved earlier cannot be removed',
} as const;
