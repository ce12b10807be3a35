import type { ReactNode } from 'react';

/** The blocks that Unicode keeps for letters which are read from the right (UAX #9, bidi classes R and AL). */
export const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether words are set in the direction of their own letters. Where none asks for it the attribute stays
 * away: in a long table it takes a browser a thirtieth of all. In a page that is read from the right, a rule
 * does the same for the names of a table (rowControls.css.ts).
 */
export function ownDirection(words: ReactNode): 'auto' | undefined {
  return typeof words === 'string' && !fromTheRight.test(words) ? undefined : 'auto';
}
