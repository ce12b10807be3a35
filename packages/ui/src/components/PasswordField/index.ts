export { PasswordField } from './PasswordField';
export type { PasswordFieldProps } from './PasswordField';
export type { PasswordFieldMessages } from './PasswordField.messages';
export type { PasswordRule } from './PasswordRules';
