import { questionLimits } from './limits';

export interface PollOption {
  readonly text: string;
}

/** A likert scale (OPEN-76). */
export interface SliderOption {
  readonly maxValue: number;
  readonly lowerBoundText: string;
  readonly upperBoundText: string;
}

/** What a person writes. */
export interface QuestionDraft {
  /** Rich text. */
  readonly text: string;
  readonly pollOptions: readonly PollOption[];
  readonly sliderOption: SliderOption | null;
}

export type QuestionKind = 'text' | 'poll' | 'likert';

export function hasPoll({ pollOptions }: Pick<QuestionDraft, 'pollOptions'>): boolean {
  return pollOptions.length > 0;
}

/** A slider is part of a question only if its max value is above 0. */
export function hasSlider({ sliderOption }: Pick<QuestionDraft, 'sliderOption'>): boolean {
  return sliderOption !== null && sliderOption.maxValue > 0;
}

export function questionKind(
  question: Pick<QuestionDraft, 'pollOptions' | 'sliderOption'>,
): QuestionKind {
  if (hasPoll(question)) return 'poll';
  return hasSlider(question) ? 'likert' : 'text';
}

/** The slider as it is sent: null unless it counts. */
export function sliderToSend(sliderOption: SliderOption | null): SliderOption | null {
  return hasSlider({ sliderOption }) ? sliderOption : null;
}

export function emptyQuestion(): QuestionDraft {
  return { text: '', pollOptions: [], sliderOption: null };
}

/** Poll and likert exclude each other: either can be added only while the question has neither. */
export function canAddKind(question: Pick<QuestionDraft, 'pollOptions' | 'sliderOption'>): boolean {
  return questionKind(question) === 'text';
}

/** 'Add poll': two empty choices. Unchanged where a likert scale or poll is present. */
export function addPoll<T extends QuestionDraft>(question: T): T {
  if (!canAddKind(question)) return question;
  const pollOptions = Array.from({ length: questionLimits.minPollChoices }, () => ({ text: '' }));
  return { ...question, pollOptions };
}

/** 'Add likert scale': up to 10, labels empty. Unchanged where a poll or scale is present. */
export function addLikert<T extends QuestionDraft>(question: T): T {
  if (!canAddKind(question)) return question;
  const sliderOption = {
    maxValue: questionLimits.likertDefault,
    lowerBoundText: '',
    upperBoundText: '',
  };
  return { ...question, sliderOption };
}

/** Back to free text. */
export function removeKind<T extends QuestionDraft>(question: T): T {
  return { ...question, pollOptions: [], sliderOption: null };
}

export function addPollChoice(options: readonly PollOption[]): PollOption[] {
  return [...options, { text: '' }];
}

/** Neither of the last two choices can be removed (OPEN-74). */
export function canRemovePollChoice(options: readonly PollOption[]): boolean {
  return options.length > questionLimits.minPollChoices;
}

export function removePollChoice(
  options: readonly PollOption[],
  index: number,
): readonly PollOption[] {
  return canRemovePollChoice(options) ? options.filter((_, other) => other !== index) : options;
}

/** Whether the project form offers another question. */
export function canAddQuestion(questions: readonly unknown[]): boolean {
  return questions.length < questionLimits.perProject;
}
