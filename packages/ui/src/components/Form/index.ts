export { Form } from './Form';
export type { FormProps } from './Form';
export type { FormMessages } from './Form.messages';
