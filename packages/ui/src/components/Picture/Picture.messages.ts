import { movingPictureMessages, type MovingPictureMessages } from '../../movingPicture';

export interface PictureMessages extends MovingPictureMessages {
  /** Stands in the place of a picture that could not be shown; its alternative text follows. */
  broken: string;
}

export const pictureMessages: PictureMessages = {
  ...movingPictureMessages,
  broken: 'This picture could not be loaded.',
};
