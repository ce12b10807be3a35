export { FieldFrame } from './FieldFrame';
export type { FieldFrameParts } from './FieldFrame';
export { FieldLink } from './FieldLink';
export { LineOnPaper } from './LineOnPaper';
