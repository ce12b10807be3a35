export { Button } from './Button';
export type { ButtonProps, ButtonVariant } from './Button';
export type { ButtonMessages } from './Button.messages';
