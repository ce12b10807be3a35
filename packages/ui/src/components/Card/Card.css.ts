import { globalStyle, style } from '@vanilla-extract/css';
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
  '@media': {
    // A sheet ends before a card that is no flex box, and in one below its edge, which would stand there alone.
    print: { display: 'block' },
    [screen.medium]: { padding: space[6] },
  },
});

globalStyle(`${card} > * + *`, { '@media': { print: { marginBlockStart: space[4] } } });

export const heading = style(type.heading3);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
