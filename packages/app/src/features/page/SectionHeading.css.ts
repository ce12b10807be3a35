import { type } from '@sounding/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

export const level = styleVariants({ 2: type.heading2, 3: type.heading4, 4: type.heading4 });
