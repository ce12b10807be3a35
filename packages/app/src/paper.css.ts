import { style } from '@vanilla-extract/css';

/** Of use only on a screen. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

/** Goes to the next sheet whole, with the surface that it stands on. */
export const onOneSheet = style({ '@media': { print: { breakInside: 'avoid' } } });

/** Not the last on its sheet: what follows is about it. */
export const withNext = style({ '@media': { print: { breakAfter: 'avoid' } } });

/** Says on paper what a control says on a screen. */
export const onPaper = style({ '@media': { screen: { display: 'none' } } });
