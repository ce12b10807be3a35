// A chunk of its own: the first load of the sign-in page has nothing to say.
import { createRegion } from './createRegion';

export const { hasSettled, showInRegion, ToastRegion } = createRegion();
