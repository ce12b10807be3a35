import { fieldMessages, type FieldMessages } from '../Field';

export interface SelectMessages extends FieldMessages {
  /** Shown while nothing is chosen. */
  placeholder: string;
}

export const selectMessages: SelectMessages = { ...fieldMessages, placeholder: 'Choose one' };
