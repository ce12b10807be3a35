import { style } from '@vanilla-extract/css';

/**
 * Parts side by side. Fields bring their own rule for rows, so that a row without a field does not load the
 * fields' style sheet.
 */
export const row = style({});
