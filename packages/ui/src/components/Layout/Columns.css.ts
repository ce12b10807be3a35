import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { evenRows } from '../../styles/evenRows';
import { measure, screen, space } from '../../theme';

export const columns = style({ display: 'grid', alignItems: 'start' });

export const columnsLayout = styleVariants({
  equal: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
  filters: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    selectors: {
      // React Aria leaves a template before each select.
      '&:has(> :nth-child(4 of :not(template)):last-child)': {
        gridTemplateColumns: evenRows(4, '11rem', space[4]),
      },
    },
    '@media': { print: { display: 'none' } },
  },
  aside: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [screen.wide]: {
        gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 20rem)`,
        justifyContent: 'space-between',
      },
    },
  },
});

// Beside the input of a field, and not beside its label.
globalStyle(`.${columns}.${columnsLayout.filters} > :is(a, button)`, { alignSelf: 'end' });
