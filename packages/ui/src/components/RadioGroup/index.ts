export { RadioGroup } from './RadioGroup';
export type { RadioGroupProps, RadioOption } from './RadioGroup';
export type { FieldMessages as RadioGroupMessages } from '../Field';
