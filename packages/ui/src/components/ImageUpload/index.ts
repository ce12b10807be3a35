export { ImageUpload } from './ImageUpload';
export type { ImageOutcome, ImageUploadProps, ShownImage } from './ImageUpload';
export type { ImageUploadMessages } from './ImageUpload.messages';
export type { ImageLimits, ImageRefusalReason, ResizeTarget } from './imageLimits';
export type { PreparedImage } from './prepareImage';
