import { screen } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as most titles on a phone, so that little moves when the title arrives. */
export const headingAwaited = style({
  display: 'block',
  minBlockSize: '2lh',
  '@media': { [screen.medium]: { minBlockSize: 0 } },
});
