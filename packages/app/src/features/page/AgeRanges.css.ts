import { style } from '@vanilla-extract/css';

/** A line may end after a hyphen, even before a space that does not break (UAX 14, LB12a). */
export const range = style({ whiteSpace: 'nowrap' });
