import { style } from '@vanilla-extract/css';
import { color, radius, space, target } from '../../theme';

export const box = style({ position: 'relative', display: 'flex' });

export const mark = style({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  color: color.text.muted,
  pointerEvents: 'none',
});

export const input = style({
  paddingInline: `calc(${space[3]} + 1.25em + ${space[2]}) ${target.main}`,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: target.main,
  blockSize: target.main,
  color: color.text.muted,
  borderRadius: radius.medium,
  selectors: {
    '&[data-hovered]': { color: color.text.body },
    '&[data-pressed]': { color: color.action.pressed },
  },
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});
