import { style } from '@vanilla-extract/css';

/** The region is there before its words, so that they are announced; empty it takes no room. */
export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });
