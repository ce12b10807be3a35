import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, radius, screen, space, type } from '../../theme';

export const qrCode = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  '@media': {
    // Wraps where large text leaves no room beside the picture.
    [screen.medium]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[6],
    },
  },
});

/** On white in every theme, with a quiet zone: scanners need both. */
export const image = style({
  flexShrink: 0,
  inlineSize: 200,
  blockSize: 200,
  padding: space[2],
  backgroundColor: 'white',
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  forcedColorAdjust: 'none',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: 'min(24rem, 100%)',
});

const group = '3.5em';

/** Four groups a line, where there is room, so that a person who types the secret does not lose the place. */
export const secret = style({
  ...type.lead,
  display: 'grid',
  // Its letters are typed in this order in every language.
  direction: 'ltr',
  gridTemplateColumns: `repeat(auto-fill, ${group})`,
  columnGap: space[4],
  maxInlineSize: `min(4 * ${group} + 3 * ${space[4]}, 100%)`,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.06em',
  userSelect: 'all',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const outcome = style({ ...type.small, display: 'inline-flex', gap: space[1] });
