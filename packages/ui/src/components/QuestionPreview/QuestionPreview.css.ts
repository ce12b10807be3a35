import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../theme';

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});

export const emptyText = style({ color: color.text.muted });

export const scale = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const slider = style({
  inlineSize: '100%',
  margin: 0,
  accentColor: color.action.rest,
});

export const ends = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[6],
});

export const end = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
