import { style } from '@vanilla-extract/css';

/** By default a line may break after a hyphen, even before a no-break space (UAX 14, LB12a). */
export const range = style({ whiteSpace: 'nowrap' });
