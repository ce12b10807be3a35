import { fieldMessages, type FieldMessages } from '../Field';

export interface CheckboxGroupMessages extends FieldMessages {
  selectAll: string;
  deselectAll: string;
  /** Shown beside the button, and announced when it was pressed. */
  selected: (count: number, total: number) => string;
  /** Explains the lock; shown while there is a locked choice. */
  locked: string;
}

export const checkboxGroupMessages = (locale: string): CheckboxGroupMessages => ({
  ...fieldMessages,
  selectAll: 'Select All',
  deselectAll: 'Deselect All',
  selected: (count, total) =>
    `${count.toLocaleString(locale)} of ${total.toLocaleString(locale)} selected`,
  locked: 'A choice with a lock was saved earlier and cannot be changed.',
});
