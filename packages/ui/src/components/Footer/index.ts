export { Footer } from './Footer';
export type { FooterLink, FooterLinkGroup, FooterProps } from './Footer';
export type { FooterMessages } from './Footer.messages';
