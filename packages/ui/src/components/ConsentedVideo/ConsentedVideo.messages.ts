import type { InlineMessageMessages } from '../InlineMessage';

/** Includes `info` and `error`, the words before the note and before the message for an invalid id. */
export interface ConsentedVideoMessages extends Pick<InlineMessageMessages, 'info' | 'error'> {
  /** Heads the note that stands in the player's place. */
  title: string;
  /** Says why there is no player; the link `change` follows. */
  hidden: string;
  change: string;
  /** Shown where `videoId` is not a valid id. */
  unavailable: string;
}

export const consentedVideoMessages: Omit<ConsentedVideoMessages, 'info' | 'error'> = {
  title: 'Video',
  hidden: 'The video is hidden because cookies are disabled.',
  change: 'Change your cookie preference',
  unavailable: 'This video cannot be shown.',
};
