export { Select } from './Select';
export type { SelectOption, SelectProps } from './Select';
export type { SelectMessages } from './Select.messages';
