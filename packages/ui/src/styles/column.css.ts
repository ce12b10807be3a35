import { globalStyle, style } from '@vanilla-extract/css';
import { base } from './layers.css';

/**
 * Marks a column. Its fields take the full width; a button or link directly in it is as wide as its words, in
 * a column of a stack as well as of a grid.
 */
export const column = style({});

globalStyle(`${column} > :is(a, button)`, {
  '@layer': { [base]: { alignSelf: 'flex-start', justifySelf: 'start' } },
});
