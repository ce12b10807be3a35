export { createJargonMatcher } from './createJargonMatcher';
export type { JargonMatch, JargonMatcher, JargonTerm } from './types';
