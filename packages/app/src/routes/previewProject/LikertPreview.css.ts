import { style } from '@vanilla-extract/css';

export const slider = style({ inlineSize: '100%', margin: 0 });
