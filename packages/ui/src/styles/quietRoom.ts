import { space } from '../theme/scale';

/**
 * The space beside the words of a quiet button, by which the button reaches out of its column. With the focus
 * ring around it, it fits into `space[4]`, which is what a panel or a row leaves there, also with large text
 * on a phone.
 */
export const quietRoom = `min(${space[2]}, 3vw)`;
