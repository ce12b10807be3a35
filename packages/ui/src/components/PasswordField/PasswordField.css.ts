import { style } from '@vanilla-extract/css';
import { color, font, radius, space, target, type } from '../../theme';

export const box = style({ position: 'relative', display: 'flex' });

/** Room for the button, which lies inside the box. */
export const input = style({
  paddingInlineEnd: '5.5rem',
  selectors: {
    '&:read-only:not(:disabled, [data-disabled])': { backgroundColor: color.paper.sunken },
  },
});

export const toggle = style({
  ...type.small,
  position: 'absolute',
  insetBlock: 4,
  insetInlineEnd: 4,
  minInlineSize: '4.25rem',
  minBlockSize: target.dense,
  paddingInline: space[2],
  fontWeight: font.weight.medium,
  color: color.action.rest,
  borderRadius: radius.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    // The area to press is as high as the box around the button.
    '&::before': { content: '""', position: 'absolute', insetBlock: -4, insetInline: 0 },
    '&[data-hovered]': { backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
    '&[data-disabled]': { color: color.text.disabled },
  },
});

export const rulesTitle = style({ ...type.small, color: color.text.muted });

export const rules = style({
  ...type.small,
  display: 'grid',
  gap: space[1],
  marginBlock: `${space[1]} ${space[3]}`,
});

export const rule = style({
  display: 'flex',
  gap: space[2],
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const ruleMet = style({ color: color.tone.success.text });

/** As wide for a dot as for a tick, so that the words do not move. */
export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.25em',
  // One line high, however many lines the rule takes.
  blockSize: `${type.small.lineHeight}em`,
});

/** A bullet: an empty circle would look like a control. Drawn as a border, which forced colours keep. */
export const dot = style({ border: `0.1875em solid ${color.text.muted}`, borderRadius: '50%' });
