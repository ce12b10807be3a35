export { Checkbox } from './Checkbox';
export type { CheckboxProps } from './Checkbox';
export type { FieldMessages as CheckboxMessages } from '../Field';
