import { style } from '@vanilla-extract/css';

/** Of use only on a screen. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

/** Says on paper what a control says on a screen. */
export const onPaper = style({ '@media': { screen: { display: 'none' } } });
