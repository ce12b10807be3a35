import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  forcedColors,
  layer,
  radius,
  shadow,
  space,
  type,
} from '../../../theme';

/** A speech bubble with a question mark, as a mask, so that it is drawn in a colour of the theme. */
const icon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='8' cy='8' r='6.5'/%3E%3Cpath d='M6.2 6.4a1.9 1.9 0 1 1 2.6 1.8c-.6.2-.8.6-.8 1.1M8 11.6h.01'/%3E%3C/svg%3E\")";

/** A highlighted term: dotted underline, a tint and an icon, so that colour is never alone. */
export const term = style({
  color: 'inherit',
  backgroundColor: color.tone.attention.surface,
  borderRadius: radius.small,
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: color.tone.attention.edge,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  '::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.7em',
    blockSize: '0.7em',
    marginInline: '0.1em',
    verticalAlign: 'super',
    backgroundColor: color.tone.attention.text,
    maskImage: icon,
    maskSize: 'contain',
    maskRepeat: 'no-repeat',
  },
  '@media': {
    [forcedColors]: {
      textDecorationColor: 'currentColor',
      '::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
});

export const hint = style({
  zIndex: layer.popover,
  inlineSize: 'min(24rem, calc(100vw - 1rem))',
  maxBlockSize: 'calc(100vh - 1rem)',
  overflowY: 'auto',
  outline: 'none',
  padding: space[4],
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.large,
  boxShadow: shadow,
});

export const hintParts = style({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
});

export const hintTerm = style({ ...type.heading4, color: color.text.heading });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[3],
  padding: space[3],
  backgroundColor: color.paper.sunken,
  borderRadius: radius.medium,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  padding: 0,
});

export const note = style({ ...type.small, color: color.text.muted });

export const places = style({ ...type.small, color: color.text.muted });
