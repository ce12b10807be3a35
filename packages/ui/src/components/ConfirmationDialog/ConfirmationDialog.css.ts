import { style } from '@vanilla-extract/css';

export const comment = style({ display: 'flex', flexDirection: 'column' });

export const textArea = style({ resize: 'vertical' });

/** A region is rendered before its text, so that the text is announced. While empty it takes no room. */
export const told = style({ selectors: { '&:empty': { position: 'absolute' } } });
