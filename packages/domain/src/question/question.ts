import { singleLine } from '../text/singleLine';
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

/** A question as a person writes it. */
export interface QuestionDraft {
  /** Rich text. */
  readonly text: string;
  readonly pollOptions: readonly PollOption[];
  readonly sliderOption: SliderOption | null;
}

export type QuestionKind = 'text' | 'poll' | 'likert';

/** The poll or the slider of a question; neither where the answer is free text. */
type Offer = Pick<QuestionDraft, 'pollOptions' | 'sliderOption'>;

export function hasPoll({ pollOptions }: Pick<QuestionDraft, 'pollOptions'>): boolean {
  return pollOptions.length > 0;
}

/** A slider is part of a question only if its max value is above 0. */
export function hasSlider({ sliderOption }: Pick<QuestionDraft, 'sliderOption'>): boolean {
  return sliderOption !== null && sliderOption.maxValue > 0;
}

export function questionKind(question: Offer): QuestionKind {
  if (hasPoll(question)) return 'poll';
  return hasSlider(question) ? 'likert' : 'text';
}

/** The slider as it is sent: null unless its max value is above 0. */
export function sliderToSend(sliderOption: SliderOption | null): SliderOption | null {
  return hasSlider({ sliderOption }) ? sliderOption : null;
}

/** The poll or slider as it is stored: each choice and each end of a scale on one line. */
export function offerToStore({ pollOptions, sliderOption }: Offer): Offer {
  const slider = sliderToSend(sliderOption);
  return {
    pollOptions: pollOptions.map(({ text }) => ({ text: singleLine(text) })),
    sliderOption: slider && {
      maxValue: slider.maxValue,
      lowerBoundText: singleLine(slider.lowerBoundText),
      upperBoundText: singleLine(slider.upperBoundText),
    },
  };
}

export function emptyQuestion(): QuestionDraft {
  return { text: '', pollOptions: [], sliderOption: null };
}

/** Whether the project form offers another question. */
export function canAddQuestion(questions: readonly unknown[]): boolean {
  return questions.length < questionLimits.perProject;
}
