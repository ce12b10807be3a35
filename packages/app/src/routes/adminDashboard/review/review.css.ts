import { screen, space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column where the screen is too narrow to read two side by side. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [screen.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[10] },
  },
});

/** Stays in view while the project beside it is read, as far as the window is high enough. */
export const besideReader = style({
  '@media': { [screen.wide]: { position: 'sticky', insetBlockStart: space[4] } },
});
