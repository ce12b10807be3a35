import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  font,
  measure,
  radius,
  screen,
  space,
  target,
  type,
} from '../../theme';

/** Too narrow, as with large text on a phone, for the account and the log-out link side by side. */
const tiny = '(max-width: 14em)';

export const header = style({
  backgroundColor: color.paper.raised,
  borderBlockEnd: `${borderWidth.thin} solid ${color.hairline}`,
  containerType: 'inline-size',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  maxInlineSize: `calc(${measure.page} + 2 * ${space[8]})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[2],
  '@media': { [screen.medium]: { paddingInline: space[8], columnGap: space[6] } },
});

/**
 * On a small screen the version goes under the name, so that the header stays one row. This holds also before
 * its other parts load, or the page below would move when they arrive.
 */
export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: '1 1 8rem',
  maxInlineSize: '100%',
  // Below this width the account does not fit beside the name, so all other parts start in a second row.
  '@container': { '(width < 22.5rem)': { flexBasis: '100%' } },
  '@media': {
    [screen.medium]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
    },
  },
});

const nameLine = { fontSize: '1.25rem', lineHeight: type.body.lineHeight } as const;

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  minBlockSize: target.main,
  color: color.text.heading,
  ...nameLine,
  fontWeight: font.weight.bold,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  borderRadius: radius.small,
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

/**
 * A word longer than the header may break, but neighbours do not make the name narrower than its longest
 * word.
 */
export const name = style({ minInlineSize: 0 });

/** As high as the neutral mark's line of text allows, and as wide as the picture asks for. */
export const logo = style({ blockSize: '2.25rem', inlineSize: 'auto', maxInlineSize: '12rem' });

export const version = style({
  ...type.small,
  maxInlineSize: '100%',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: `calc(-1 * ${space[1]})`,
  // Beside the name, its line is as high as that of the name, so that both texts stand on one line.
  '@media': { [screen.medium]: { marginBlockStart: 0, ...nameLine } },
});

export const versionWords = style({ fontSize: type.small.fontSize, lineHeight: 1 });

/** Navigation, account and log-out link keep together: they move to a second row as one. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  minInlineSize: 0,
  marginInlineStart: 'auto',
  // In one column, all parts begin where the name does.
  '@container': {
    [tiny]: { flexDirection: 'column', alignItems: 'flex-start', marginInlineStart: 0 },
  },
  '@media': {
    [screen.medium]: { columnGap: space[4] },
    // Nothing can be pressed on paper.
    print: { display: 'none' },
  },
});

export const logOut = style({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.main,
  paddingInline: space[2],
  // The text, not the padding around it, ends where the page ends.
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@container': { [tiny]: { marginInlineStart: `calc(-1 * ${space[2]})` } },
  overflowWrap: 'anywhere',
  // The weight of the parts beside it.
  fontWeight: font.weight.medium,
  color: color.action.rest,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.action.hover, textDecorationThickness: '2px' } },
});
