import { borderWidth, color, radius, space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space[6],
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const partner = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

/** Logos are drawn for white paper, and of any size: each gets the same white plate. */
export const logo = style({
  inlineSize: '100%',
  blockSize: '7rem',
  objectFit: 'contain',
  padding: space[4],
  backgroundColor: '#ffffff',
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.medium,
});
