import { borderWidth, space, target } from '../../theme';

/** A screen on which six weeks of large days leave no room for a field above them. */
export const lowScreen = '(max-height: 45em)';

/** A phone on its side, or a page at 200 %: the time stands beside the days. */
export const flatScreen = '(max-height: 30em) and (min-width: 35em)';

/** Padding of the pop-over. On a narrow phone it shrinks, so that the days keep their width. */
export const popoverPadding = `clamp(8px, 100vw - 23rem, ${space[4]})`;

/** The margins of a page, so that the calendar begins where its field does. */
const besidePopover = '16px';

/** Width of seven days, or what margins, padding and border leave on a narrow screen. */
export const calendarWidth = `min(7 * ${target.main}, 100vw - 2 * (${besidePopover} + ${popoverPadding} + ${borderWidth.thin}))`;

/** On a screen narrower than 360 pixels, or with large text, a day gives up some of its width. */
export const dayWidth = `calc(${calendarWidth} / 7)`;

/**
 * Height of a main target, or what a low screen leaves for each of six weeks. Where large text cannot widen a
 * day, it does not make the day taller either.
 */
export const dayHeight = `clamp(min(1.5rem, 44px), (100vh - 28rem) / 6, min(${target.main}, max(44px, ${dayWidth})))`;

/** Height of a day where only the month's name and the weekdays stand above the days. */
export const dayHeightOnFlatScreen = `clamp(min(1.5rem, 44px), (100vh - 7rem) / 6, ${target.main})`;
