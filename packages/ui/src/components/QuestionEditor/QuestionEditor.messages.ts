import type { InlineMessageMessages } from '../InlineMessage';
import type { NumberFieldMessages } from '../NumberField';
import type { QuestionPreviewMessages } from '../QuestionPreview';
import type { RichTextEditorMessages } from '../RichTextEditor';

/** The texts of the question editor itself; its fields have their own. */
export interface QuestionWords {
  text: string;
  removeQuestion: (label: string) => string;
  /** Shown while neither a poll nor a scale is added. */
  freeText: string;
  addPoll: string;
  poll: string;
  pollHint: (minimum: number) => string;
  choice: (position: number) => string;
  addChoice: string;
  removeChoice: (position: number) => string;
  moveChoiceUp: (position: number) => string;
  moveChoiceDown: (position: number) => string;
  /** Shown beside a choice that repeats one above it. */
  choiceRepeated: (position: number, original: number) => string;
  removePoll: string;
  /** Why a poll cannot be added. */
  pollBlocked: string;
  addLikert: string;
  likert: string;
  leftLabel: string;
  leftLabelHint: string;
  rightLabel: string;
  rightLabelHint: string;
  maximum: string;
  maximumHint: (minimum: number, maximum: number) => string;
  removeLikert: string;
  /** Why a scale cannot be added. */
  likertBlocked: string;
  showPreview: string;
  hidePreview: string;
  /** Announced after the change. */
  pollAdded: (choices: number) => string;
  pollRemoved: string;
  choiceAdded: (position: number) => string;
  choiceRemoved: (position: number, left: number) => string;
  /** `text` is the choice's own text, or empty. */
  choiceMoved: (text: string, position: number, choices: number) => string;
  likertAdded: string;
  likertRemoved: string;
}

export type QuestionEditorMessages = QuestionWords &
  RichTextEditorMessages &
  NumberFieldMessages &
  Pick<InlineMessageMessages, 'attention'> &
  QuestionPreviewMessages;

export const questionWords = (locale: string): QuestionWords => ({
  text: 'Question text',
  removeQuestion: (label) => `Remove ${label}`,
  freeText: 'Participants answer in their own words, unless you add a poll or a likert scale.',
  addPoll: 'Add poll',
  poll: 'Poll',
  pollHint: (minimum) =>
    `Participants pick one. Give at least ${minimum.toLocaleString(locale)} choices.`,
  choice: (position) => `Choice ${position.toLocaleString(locale)}`,
  addChoice: 'Add choice',
  removeChoice: (position) => `Remove choice ${position.toLocaleString(locale)}`,
  moveChoiceUp: (position) => `Move choice ${position.toLocaleString(locale)} up`,
  moveChoiceDown: (position) => `Move choice ${position.toLocaleString(locale)} down`,
  choiceRepeated: (position, original) =>
    `Choice ${position.toLocaleString(locale)} says the same as choice ${original.toLocaleString(locale)}. Participants cannot tell them apart.`,
  removePoll: 'Remove poll',
  pollBlocked: 'To add a poll, remove the likert scale first.',
  addLikert: 'Add likert scale',
  likert: 'Likert scale',
  leftLabel: 'Left label',
  leftLabelHint: 'What the lowest value means, such as “Not at all”',
  rightLabel: 'Right label',
  rightLabelHint: 'What the highest value means, such as “Very much”',
  maximum: 'Highest value',
  maximumHint: (minimum, maximum) =>
    `From ${minimum.toLocaleString(locale)} to ${maximum.toLocaleString(locale)}`,
  removeLikert: 'Remove likert scale',
  likertBlocked: 'To add a likert scale, remove the poll first.',
  showPreview: 'See it as participants will',
  hidePreview: 'Hide what participants see',
  pollAdded: (choices) => `Poll with ${choices.toLocaleString(locale)} choices added`,
  pollRemoved: 'Poll removed',
  choiceAdded: (position) => `Choice ${position.toLocaleString(locale)} added`,
  choiceRemoved: (position, left) =>
    `Choice ${position.toLocaleString(locale)} removed, ${left.toLocaleString(locale)} choices left`,
  choiceMoved: (text, position, choices) =>
    `${text === '' ? 'Choice' : `Choice “${text}”`} moved to position ${position.toLocaleString(locale)} of ${choices.toLocaleString(locale)}`,
  likertAdded: 'Likert scale added',
  likertRemoved: 'Likert scale removed',
});
