import { style } from '@vanilla-extract/css';

/** Parts side by side. A field that stands among them brings its own rule, so that a row without one needs no field's sheet. */
export const row = style({});
