import { fieldMessages, type FieldMessages } from '../Field';

export interface NumberFieldMessages extends FieldMessages {
  /** Names of the two buttons. */
  increase: (label: string) => string;
  decrease: (label: string) => string;
}

export const numberFieldMessages: NumberFieldMessages = {
  ...fieldMessages,
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
};
