export interface SliderMessages {
  /** What an end of the line means: "1: Not at all". */
  end: (value: string, meaning: string) => string;
}

export const sliderMessages: SliderMessages = {
  end: (value, meaning) => `${value}: ${meaning}`,
};
