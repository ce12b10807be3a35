import { borderWidth, space, target } from '../../theme';

/** Around all that floats with the calendar; large text leaves little room for it on a narrow screen. */
export const popoverPadding = `min(${space[4]}, 5vw)`;

/** Kept clear on both sides of the screen, whatever the size of the text. */
export const besidePopover = '8px';

/** Seven days; on a narrow screen what its edge and the margins beside it leave of that. */
export const calendarWidth = `min(7 * ${target.main}, 100vw - 2 * (${besidePopover} + ${popoverPadding} + ${borderWidth.thin}))`;
