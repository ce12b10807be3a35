import { borderWidth, space, target } from '../../theme';

/** Seven days; on a narrow screen what its edge and the margins beside it leave of that. */
export const calendarWidth = `min(7 * ${target.main}, 100vw - ${space[12]} - 2 * ${borderWidth.thin})`;
