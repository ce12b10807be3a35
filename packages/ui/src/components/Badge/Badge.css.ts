import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, space, type } from '../../theme';

const base = style({
  ...type.small,
  display: 'inline-flex',
  // Keeps the size of its text in a column or a grid, too.
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  // A clipped number would read as another number.
  flexShrink: 0,
  whiteSpace: 'nowrap',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.75rem',
  paddingInline: space[2],
  paddingBlock: '0.0625rem',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  borderRadius: radius.full,
});

const calm = {
  color: color.tone.neutral.text,
  backgroundColor: color.tone.neutral.surface,
  borderColor: color.tone.neutral.edge,
};

export const tone = styleVariants({
  neutral: [base, calm],
  attention: [
    base,
    {
      color: color.signal.on,
      backgroundColor: color.signal.rest,
      // Backgrounds are not printed, and light text on paper would be hard to read.
      '@media': { print: { ...calm, backgroundColor: 'transparent' } },
    },
  ],
});
