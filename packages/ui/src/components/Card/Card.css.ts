import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, screen, space, type } from '../../theme';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  // As high as its neighbours in columns.
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: space[5],
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
  '@media': { [screen.medium]: { padding: space[6] } },
});

export const heading = style(type.heading3);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
