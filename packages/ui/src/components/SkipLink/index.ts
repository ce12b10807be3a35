export { SkipLink } from './SkipLink';
export type { SkipLinkProps } from './SkipLink';
export type { SkipLinkMessages } from './SkipLink.messages';
