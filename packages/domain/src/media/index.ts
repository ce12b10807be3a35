export * from './image';
export * from './imageData';
export * from './limits';
export * from './messages';
export * from './pictureMetadata/withoutMetadata';
export * from './video';
