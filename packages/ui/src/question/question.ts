export interface PollOption {
  readonly text: string;
}

export interface SliderOption {
  readonly maxValue: number;
  readonly lowerBoundText: string;
  readonly upperBoundText: string;
}

/** A question with neither choices nor scale is answered in free text. */
export interface QuestionValue {
  /** Rich text. */
  readonly text: string;
  readonly pollOptions: readonly PollOption[];
  readonly sliderOption: SliderOption | null;
}

export interface QuestionLimits {
  /** Characters that a reader sees. */
  readonly text: number;
  readonly pollChoice: number;
  readonly likertLabel: number;
  readonly minimumPollChoices: number;
  readonly likertMinimum: number;
  /** Also what a new scale starts with. */
  readonly likertMaximum: number;
}

/** What is wrong and how to mend it, by field. */
export interface QuestionErrors {
  readonly text?: string | undefined;
  /** By the position of the choice. */
  readonly pollOptions?: readonly (string | undefined)[] | undefined;
  /** About the poll as a whole. */
  readonly poll?: string | undefined;
  readonly lowerBoundText?: string | undefined;
  readonly upperBoundText?: string | undefined;
  readonly maxValue?: string | undefined;
}

/** The scale, if it is part of the question: one up to 0, or to what is no number, is none. */
export function likertOf({ sliderOption }: QuestionValue): SliderOption | null {
  return sliderOption !== null &&
    Number.isFinite(sliderOption.maxValue) &&
    sliderOption.maxValue > 0
    ? sliderOption
    : null;
}
