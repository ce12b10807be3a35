import { globalStyle, style } from '@vanilla-extract/css';
import { base } from './layers.css';

/**
 * A column's fields take the width there is; a button or a link that stands in it alone keeps that of its words:
 * in a column of a stack, and in one of a grid.
 */
export const column = style({});

globalStyle(`${column} > :is(a, button)`, {
  '@layer': { [base]: { alignSelf: 'flex-start', justifySelf: 'start' } },
});
