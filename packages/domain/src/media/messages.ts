import { mediaLimits } from './limits';

/** OPEN-87 says when each image message is shown, OPEN-89 words the video's. */
export const mediaMessages = {
  imageRequired: 'Please, upload an Image',
  imageUnusable: 'Please, upload a better Image',
  imageDescriptionRequired: 'Please, provide an image description',
  imageDescriptionTooLong: `The image description cannot exceed ${mediaLimits.imageDescription} characters`,
  videoLinkInvalid: 'Please, provide a valid video link',
} as const;
