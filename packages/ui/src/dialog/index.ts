export { DialogFrame } from './DialogFrame';
export type { DialogDismissal } from './DialogFrame';
