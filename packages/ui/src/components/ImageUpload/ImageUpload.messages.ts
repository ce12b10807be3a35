import { movingPictureMessages, type MovingPictureMessages } from '../../movingPicture';
import type { TextEntryMessages } from '../Field';
import type { FileUploadMessages } from '../FileUpload';

export interface ImageUploadMessages
  extends FileUploadMessages, TextEntryMessages, MovingPictureMessages {
  preparing: (name: string) => string;
  cancelPreparing: string;
  /** Announced when a picture was made smaller. */
  resized: (name: string, size: string) => string;
  altText: string;
  altTextHint: string;
  /** In place of `altTextHint`, and announced, where a picture was chosen while there was a description. */
  altTextOfBefore: string;
}

export const imageUploadMessages = {
  ...movingPictureMessages,
  accepted: (formats: string, size: string) =>
    size === '' ? formats : `${formats}. An image over ${size} is made smaller for you.`,
  drop: 'Drop an image here, or',
  choose: 'Choose an image',
  chooseAnother: 'Choose another image',
  onlyOne: 'Drop one image only',
  chosen: (name: string, size: string) => `${name}, ${size}, is chosen`,
  preparing: (name: string) => `Making ${name} smaller`,
  cancelPreparing: 'Cancel',
  resized: (name: string, size: string) => `${name} was made smaller and now has ${size}`,
  altText: 'Description of the image',
  altTextHint: 'For people who cannot see it: say what it shows and why it is here.',
  altTextOfBefore: 'You wrote this for the image before. Check that it says what this one shows.',
};
