import type { StyleRule } from '@vanilla-extract/css';

/** Words of another hand keep the order of their own script, at the side that the page begins at. */
export const ownOrder: StyleRule = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};
