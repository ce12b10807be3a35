// A chunk of its own, because the first load of the sign-in page shows no toast.
import { createRegion } from './createRegion';

export const { hasSettled, showInRegion, ToastRegion } = createRegion();
