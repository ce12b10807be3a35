export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export type { TextEntryMessages as TextFieldMessages } from '../Field';
