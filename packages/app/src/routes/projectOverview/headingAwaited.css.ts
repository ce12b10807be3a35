import { screen } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as most titles are on a phone, so that little moves when one comes in its place. */
export const headingAwaited = style({
  display: 'block',
  minBlockSize: '2lh',
  '@media': { [screen.medium]: { minBlockSize: 0 } },
});
