import { space } from '../theme/scale';

/**
 * Beside the words of a quiet button, which reaches out of its column by it; no further than a phone has room
 * for that and for its focus ring.
 */
export const quietRoom = `min(${space[3]}, 3vw)`;
