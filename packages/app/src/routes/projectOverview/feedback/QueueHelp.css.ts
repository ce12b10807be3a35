import { measure } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const help = style({ maxInlineSize: measure.text });
