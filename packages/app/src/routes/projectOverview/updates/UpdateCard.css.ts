import { measure } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** Plain text with the lines it was written in. */
export const text = style({ maxInlineSize: measure.text, whiteSpace: 'pre-line' });
