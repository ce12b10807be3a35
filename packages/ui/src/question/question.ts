export interface PollOption {
  readonly text: string;
}

export interface SliderOption {
  readonly maxValue: number;
  readonly lowerBoundText: string;
  readonly upperBoundText: string;
}

/** A question. Without choices and without a scale, it is answered in free text. */
export interface QuestionValue {
  /** Rich text as HTML. */
  readonly text: string;
  readonly pollOptions: readonly PollOption[];
  readonly sliderOption: SliderOption | null;
}

export interface QuestionLimits {
  /** In characters that a reader sees. */
  readonly text: number;
  readonly pollChoice: number;
  readonly likertLabel: number;
  readonly minimumPollChoices: number;
  readonly likertMinimum: number;
  /** Also the maximum of a new scale. */
  readonly likertMaximum: number;
}

/** What is wrong in each field, and how to correct it. */
export interface QuestionErrors {
  readonly text?: string | undefined;
  /** One for each choice, by its position. */
  readonly pollOptions?: readonly (string | undefined)[] | undefined;
  /** An error of the poll as a whole. */
  readonly poll?: string | undefined;
  readonly lowerBoundText?: string | undefined;
  readonly upperBoundText?: string | undefined;
  readonly maxValue?: string | undefined;
}

/** The scale, if the question has one: a maximum that is not a number above 0 means that it has none. */
export function likertOf({ sliderOption }: QuestionValue): SliderOption | null {
  return sliderOption !== null &&
    Number.isFinite(sliderOption.maxValue) &&
    sliderOption.maxValue > 0
    ? sliderOption
    : null;
}
