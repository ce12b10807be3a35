import { style } from '@vanilla-extract/css';

export const pie = style({ inlineSize: '12rem', blockSize: '12rem', flexShrink: 0 });
