import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space, target } from '../../theme';

/** Grows with the number, such as one in the millions, as far as there is room. */
export const group = style({
  display: 'flex',
  inlineSize: 'fit-content',
  minInlineSize: 'min(11rem, 100%)',
  maxInlineSize: '100%',
});

export const input = style({
  flex: '1 1 auto',
  // Room for three digits, also where large text leaves little space.
  minInlineSize: '4.5ch',
  paddingInline: space[2],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 0,
  // Above its neighbours, whose borders would otherwise cover the focus ring.
  selectors: { '&:focus': { position: 'relative', zIndex: 1 } },
});

const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: target.main,
  // With text at 200% the button is twice as wide, but it shrinks to 44px where the number needs the room.
  minInlineSize: '44px',
  minBlockSize: target.main,
  color: color.action.rest,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.control} solid ${color.edge.rest}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
    '[data-invalid] > &': { borderColor: color.tone.error.edge },
    '&[data-disabled]': {
      color: color.text.disabled,
      backgroundColor: color.paper.sunken,
      cursor: 'not-allowed',
    },
  },
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const decrease = style([
  step,
  {
    borderInlineEnd: 0,
    borderStartStartRadius: radius.medium,
    borderEndStartRadius: radius.medium,
  },
]);

export const increase = style([
  step,
  {
    borderInlineStart: 0,
    borderStartEndRadius: radius.medium,
    borderEndEndRadius: radius.medium,
  },
]);
