import { style } from '@vanilla-extract/css';

export const comment = style({ display: 'flex', flexDirection: 'column' });

export const textArea = style({ resize: 'vertical' });

/** The region is there before its words, so that they are announced; empty it takes no room. */
export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });
