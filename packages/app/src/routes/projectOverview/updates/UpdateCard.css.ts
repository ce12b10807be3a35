import { measure } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** Plain text that keeps its line breaks. */
export const text = style({ maxInlineSize: measure.text, whiteSpace: 'pre-line' });
