export { Link } from './Link';
export type { LinkProps, LinkVariant } from './Link';
export type { LinkMessages } from './Link.messages';
