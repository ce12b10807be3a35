import { space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** The number stands on the baseline of its row, with the thumb beside it. */
export const count = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  selectors: { '&:not(:last-child)': { marginInlineEnd: space[3] } },
});

/** It grows with the text (WCAG 1.4.4). */
export const thumb = style({ alignSelf: 'center', blockSize: '1.25rem', inlineSize: '1.25rem' });
