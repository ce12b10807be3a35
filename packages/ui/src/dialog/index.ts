export { DialogFrame } from './DialogFrame';
export type { DialogDismissal } from './DialogFrame';
export { returnFocus } from './place';
