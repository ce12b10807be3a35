export { SearchField } from './SearchField';
export type { SearchFieldProps } from './SearchField';
export type { SearchFieldMessages } from './SearchField.messages';
