import { fieldMessages, type FieldMessages } from '../Field';

export interface PasswordFieldMessages extends FieldMessages {
  show: string;
  hide: string;
  /** The button's name for assistive technology, given the word above that it shows: "Show password". */
  toggle: (word: string) => string;
  /** Announced once when the button is pressed. */
  shown: string;
  hidden: string;
  /** Stands above the list of rules. */
  rulesTitle: string;
  /** Follow a rule for assistive technology. */
  met: string;
  notMet: string;
  /** Announced once typing rests. */
  progress: (met: number, total: number) => string;
}

export const passwordFieldMessages = (locale: string): PasswordFieldMessages => ({
  ...fieldMessages,
  show: 'Show',
  hide: 'Hide',
  toggle: (word) => `${word} password`,
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
  rulesTitle: 'Your password needs:',
  met: '(done)',
  notMet: '(still to do)',
  progress: (met, total) =>
    `${met.toLocaleString(locale)} of ${total.toLocaleString(locale)} password rules met`,
});
