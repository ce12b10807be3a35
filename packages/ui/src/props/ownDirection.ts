import type { ReactNode } from 'react';

/** The blocks that Unicode keeps for letters which are read from the right (UAX #9, bidi classes R and AL). */
const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether a name is set in the direction of its own words. Where no letter asks for it the attribute stays
 * away: in a long table it takes a browser a thirtieth of all. In a page that is read from the right, a rule
 * does the same (rowControls.css.ts).
 */
export function ownDirection(name: ReactNode): 'auto' | undefined {
  return typeof name === 'string' && !fromTheRight.test(name) ? undefined : 'auto';
}
