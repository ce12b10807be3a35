export { DialogFrame } from './DialogFrame';
export type { DialogDismissal, DialogFrameProps } from './DialogFrame';
