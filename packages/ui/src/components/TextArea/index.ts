export { TextArea } from './TextArea';
export type { TextAreaProps } from './TextArea';
export type { TextEntryMessages as TextAreaMessages } from '../Field';
