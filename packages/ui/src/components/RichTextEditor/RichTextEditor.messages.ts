import type { CharacterCounterMessages } from '../CharacterCounter';
import type { FieldMessages } from '../Field';
import type { JargonMessages } from './jargon';

/** The texts of the toolbar and of the popover that asks where a link leads. */
export interface FormattingWords {
  toolbar: (label: string) => string;
  bold: string;
  italic: string;
  underline: string;
  bulletList: string;
  orderedList: string;
  link: string;
  linkAddress: string;
  linkHint: string;
  linkRefused: string;
  setLink: string;
  removeLink: string;
  cancel: string;
  tooMuchAtOnce: (length: number, most: number) => string;
  leftOut: string;
}

export type RichTextEditorMessages = FormattingWords &
  FieldMessages &
  CharacterCounterMessages &
  JargonMessages;

export const formattingWords = (locale: string): FormattingWords => ({
  toolbar: (label) => `Formatting: ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Web or email address',
  linkHint: 'For example www.nhs.uk or me@uni.example',
  linkRefused: 'Give a secure web address, beginning with https://, or an email address',
  setLink: 'Set link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
  tooMuchAtOnce: (length, most) =>
    `Nothing was added: the text has ${length.toLocaleString(locale)} characters, and at most ${most.toLocaleString(locale)} can be added at once. It is still where you copied it.`,
  leftOut: 'Only words can be added, and links to https:// or an email address.',
});
