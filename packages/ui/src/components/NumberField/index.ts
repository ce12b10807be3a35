export { NumberField } from './NumberField';
export type { NumberFieldProps } from './NumberField';
export type { NumberFieldMessages } from './NumberField.messages';
