import type { InlineMessageMessages } from '../InlineMessage';

/** With the words that begin the note and what stands for a video that is none. */
export interface ConsentedVideoMessages extends Pick<InlineMessageMessages, 'info' | 'error'> {
  /** Heads the note that stands in the player's place. */
  title: string;
  /** Why there is no player; a link to change that follows. */
  hidden: string;
  change: string;
  /** For an id that is none. */
  unavailable: string;
}

export const consentedVideoMessages: Omit<ConsentedVideoMessages, 'info' | 'error'> = {
  title: 'Video',
  hidden: 'The video is hidden because cookies are disabled.',
  change: 'Change your cookie preference',
  unavailable: 'This video cannot be shown.',
};
