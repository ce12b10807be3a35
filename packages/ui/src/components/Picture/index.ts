export { Picture } from './Picture';
export type { PictureProps } from './Picture';
export type { PictureMessages } from './Picture.messages';
