export { CheckboxGroup } from './CheckboxGroup';
export type { CheckboxGroupProps } from './CheckboxGroup';
export type { CheckboxGroupMessages } from './CheckboxGroup.messages';
export type { CheckboxOption } from './toggleAll';
