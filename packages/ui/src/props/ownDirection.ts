import type { ReactNode } from 'react';

/** The Unicode blocks for letters that are read from the right (UAX #9, bidi classes R and AL). */
export const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether words need `dir="auto"`. If not, the attribute is left out: in a long table it would cost a browser
 * a thirtieth of its time. On a page read from the right, a CSS rule does the same for the names in a table
 * (rowControls.css.ts).
 */
export function ownDirection(words: ReactNode): 'auto' | undefined {
  return typeof words === 'string' && !fromTheRight.test(words) ? undefined : 'auto';
}
