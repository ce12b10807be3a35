import { fieldMessages, type FieldMessages } from '../Field';

export interface SearchFieldMessages extends FieldMessages {
  placeholder: string;
  /** The name of the button with the cross. */
  clear: string;
}

export const searchFieldMessages: SearchFieldMessages = {
  ...fieldMessages,
  placeholder: 'Search...',
  clear: 'Clear search',
};
