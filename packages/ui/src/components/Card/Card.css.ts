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
    // A page break can leave the top edge of a flex card alone at the end of a sheet. Before a block card,
    // the break comes first.
    print: { display: 'block' },
    [screen.medium]: { padding: space[6] },
  },
});

globalStyle(`${card} > * + *`, { '@media': { print: { marginBlockStart: space[4] } } });

export const heading = style(type.heading3);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
