import type { StyleRule } from '@vanilla-extract/css';

/**
 * For words that people wrote: they keep the order of their own script, but stand at the side where the page
 * begins.
 */
export const ownOrder: StyleRule = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};
