export { MovingPicture } from './MovingPicture';
export { movingPictureMessages, type MovingPictureMessages } from './MovingPicture.messages';
export { readGif } from './readGif';
