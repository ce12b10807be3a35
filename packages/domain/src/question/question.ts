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

/** Whether the project form offers another question. */
export function canAddQuestion(questions: readonly unknown[]): boolean {
  return questions.length < questionLimits.perProject;
}
