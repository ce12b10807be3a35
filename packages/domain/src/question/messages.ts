import { questionLimits } from './limits';

const sharedMessages = {
  textTooLong: `The Question cannot exceed ${questionLimits.text} characters`,
  pollChoiceTooLong: `The Poll choice cannot exceed ${questionLimits.pollChoice} characters`,
  pollChoiceRepeated: (position: number, original: number) =>
    `Choice ${position} says the same as choice ${original}`,
  likertLabelTooLong: `The Slider bound text cannot exceed ${questionLimits.likertLabel} characters`,
  tooFewPollChoices: `A poll needs at least ${questionLimits.minPollChoices} choices`,
  likertMaxInvalid: `The slider maximum needs to be a whole number from ${questionLimits.likertMin} to ${questionLimits.likertMax}`,
  bothKinds: 'A question can have a poll or a slider, not both',
};

/** The messages of one place where people write questions. */
export interface QuestionMessages {
  readonly textBlank: string;
  readonly pollChoiceBlank: string;
  readonly lowerLabelBlank: string;
  readonly upperLabelBlank: string;
  readonly textTooLong: string;
  readonly pollChoiceTooLong: string;
  /** Both positions are counted from 1. */
  readonly pollChoiceRepeated: (position: number, original: number) => string;
  readonly likertLabelTooLong: string;
  readonly tooFewPollChoices: string;
  readonly likertMaxInvalid: string;
  readonly bothKinds: string;
}

export const projectFormQuestionMessages: QuestionMessages = {
  ...sharedMessages,
  textBlank: 'The question cannot be blank',
  pollChoiceBlank: 'All poll choices need to be filled in',
  lowerLabelBlank: 'All slider bound texts need to be filled in',
  upperLabelBlank: 'All slider bound texts need to be filled in',
};

export const questionEditorMessages: QuestionMessages = {
  ...sharedMessages,
  textBlank: 'Please, enter your question into the text box',
  pollChoiceBlank: 'Please, enter text for all poll options in your question',
  lowerLabelBlank: 'Please, enter text for the left label of the slider',
  upperLabelBlank: 'Please, enter text for the right label of the slider',
};

/** Messages about the questions of a project as a whole. */
export const questionListMessages = {
  required: 'At least one question is required',
  tooMany: `A project can have at most ${questionLimits.perProject} questions`,
} as const;
