export { createJargonMatcher } from './createJargonMatcher';
export type { JargonMatch, JargonMatcher, JargonTerm, JargonWording } from './types';
