import type { TextEntryMessages } from '../Field';

export interface VideoLinkFieldMessages extends TextEntryMessages {
  /** Shown and announced once a link is recognised. */
  recognised: (videoId: string) => string;
}

export const videoLinkFieldMessages: Pick<VideoLinkFieldMessages, 'recognised'> = {
  recognised: (videoId) => `Video ${videoId} recognised`,
};
