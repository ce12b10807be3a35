import { fieldMessages, type FieldMessages } from '../Field';

export interface PasswordFieldMessages extends FieldMessages {
  show: string;
  hide: string;
  /** The button's name for assistive technology, made from the visible word above: "Show password". */
  toggle: (word: string) => string;
  /** Announced once when the button is pressed. */
  shown: string;
  hidden: string;
  /** Stands above the list of rules. */
  rulesTitle: string;
  /** Read after a rule by assistive technology. */
  met: string;
  notMet: string;
  /** Announced once the person pauses. */
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
