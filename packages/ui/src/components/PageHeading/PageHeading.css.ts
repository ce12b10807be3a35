import { style } from '@vanilla-extract/css';
import { color, font, measure, space, type } from '../../theme';

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[8]}`,
});

/** For a title without a lead: the title is taller than the action, which is centred beside it. */
export const blockOfTitle = style([block, { alignItems: 'center' }]);

export const words = style({ flex: '1 1 auto', minInlineSize: 0 });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  // Asks for the width of its own words, up to what a long title needs beside the action; takes all there is.
  maxInlineSize: '20rem',
  minInlineSize: '100%',
});

export const eyebrow = style({
  ...type.small,
  fontWeight: font.weight.medium,
  color: color.text.muted,
});

export const heading = style({
  ...type.heading1,
  // The tight line height is smaller than the letters; this padding keeps the focus ring clear of them.
  paddingBlock: '0.1em',
});

export const lead = style({
  ...type.lead,
  color: color.text.muted,
  maxInlineSize: measure.text,
  textWrap: 'pretty',
});
