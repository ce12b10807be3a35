import { fieldMessages, type FieldMessages } from '../Field';

export interface VideoLinkFieldMessages extends FieldMessages {
  /** Shown once a video is recognised in the link. */
  recognised: (videoId: string) => string;
}

export const videoLinkFieldMessages: VideoLinkFieldMessages = {
  ...fieldMessages,
  recognised: (videoId) => `YouTube video ${videoId} recognised`,
};
