import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, type } from '../../theme';

/** Hides a number that would run into the next one. It is still read out, and in the table. */
export const closeNumber = styleVariants(
  {
    9: '(max-width: 9em)',
    13: '(max-width: 13em)',
    18: '(max-width: 18em)',
    25: '(max-width: 25em)',
    35: '(max-width: 35em)',
    49: '(max-width: 49em)',
    68: '(max-width: 68em)',
  },
  (tooNarrow) => ({ '@container': { [tooNarrow]: { display: 'none' } } }),
);

export const ends = style({
  ...type.small,
  // Each takes half of the width, plus what the other leaves of its half.
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  // Left to right in every language, like the columns above. The texts keep their own direction.
  direction: 'ltr',
  justifyContent: 'space-between',
  gap: space[4],
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const lower = style({ unicodeBidi: 'plaintext', textAlign: 'left' });

export const upper = style({ unicodeBidi: 'plaintext', textAlign: 'right' });
