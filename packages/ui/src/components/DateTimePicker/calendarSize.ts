import { borderWidth, space, target } from '../../theme';

/** A screen on which six weeks of large days leave no room for a field above them. */
export const lowScreen = '(max-height: 45em)';

/** A phone on its side, or a page at 200 %: the time stands beside the days. */
export const flatScreen = '(max-height: 30em) and (min-width: 35em)';

/** Around all that floats with the calendar; a phone has room for whole days or for more of it. */
export const popoverPadding = `clamp(8px, 100vw - 23rem, ${space[4]})`;

/** The margins of a page, so that the calendar begins where its field does. */
const besidePopover = '16px';

/** Seven days; on a narrow screen what its edge and the margins beside it leave of that. */
export const calendarWidth = `min(7 * ${target.main}, 100vw - 2 * (${besidePopover} + ${popoverPadding} + ${borderWidth.thin}))`;

/** On a screen narrower than 360 pixels, or with large text, a day gives up some of its width. */
export const dayWidth = `calc(${calendarWidth} / 7)`;

/**
 * As high as the main targets, or what a low screen leaves each of six weeks. A day that could not grow in
 * width with the text does not in height.
 */
export const dayHeight = `clamp(min(1.5rem, 44px), (100vh - 28rem) / 6, min(${target.main}, max(44px, ${dayWidth})))`;

/** With nothing but the name of the month and the weekdays above it. */
export const dayHeightOnFlatScreen = `clamp(min(1.5rem, 44px), (100vh - 7rem) / 6, ${target.main})`;
