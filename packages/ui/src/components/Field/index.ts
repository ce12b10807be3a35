export { FieldText, HookedFieldText } from './Field';
export type { FieldProps } from './Field';
export { fieldMessages } from './Field.messages';
export type { FieldMessages } from './Field.messages';
export { isMarked } from './isMarked';
export { TextEntry } from './TextEntry';
export type { TextEntryMessages, TextEntryProps } from './TextEntry';
