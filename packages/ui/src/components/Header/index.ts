export { Header } from './Header';
export type { HeaderProps } from './Header';
export type { HeaderMessages } from './Header.messages';
