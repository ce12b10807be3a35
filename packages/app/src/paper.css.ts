import { style } from '@vanilla-extract/css';

/** Hidden in print: of use only on a screen. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

/** Not split between two sheets of paper, so that its background stays whole. */
export const onOneSheet = style({ '@media': { print: { breakInside: 'avoid' } } });

/** Printed on the same sheet as the element that follows it. */
export const withNext = style({ '@media': { print: { breakAfter: 'avoid' } } });

/** Shown only in print: says in words what a control shows on a screen. */
export const onPaper = style({ '@media': { screen: { display: 'none' } } });
