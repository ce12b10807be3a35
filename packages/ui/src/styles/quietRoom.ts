import { space } from '../theme/scale';

/**
 * The space beside the words of a quiet button, by which the button reaches out of its column. On a phone it
 * is small enough to leave room for the focus ring.
 */
export const quietRoom = `min(${space[3]}, 3vw)`;
