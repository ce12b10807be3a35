import { focusRing } from '../../styles/focusRing.css';
import { InlineMessage } from '../InlineMessage';
import { Link } from '../Link';
import { wordsOf } from '../../props/wordsOf';
import { consentedVideoMessages, type ConsentedVideoMessages } from './ConsentedVideo.messages';
import * as css from './ConsentedVideo.css';

/** The host that sets no cookie before the video is played. */
const host = 'https://www.youtube-nocookie.com/embed/';
const videoIdShape = /^[\w-]{11}$/u;

export interface ConsentedVideoProps {
  /** The video service's id of eleven characters, not a link. */
  videoId: string;
  /** The player's accessible name: what the video is about. */
  title: string;
  /** Whether the person allows the service's cookies. Without consent no request is sent to the service. */
  isConsented: boolean;
  /** Address of the page where the person can allow the cookies. */
  preferenceHref: string;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ConsentedVideoMessages> | undefined;
}

/** A video of another service. Shows the service's player with consent, and a note in its place without. */
export function ConsentedVideo({
  videoId,
  title,
  isConsented,
  preferenceHref,
  messages,
}: ConsentedVideoProps) {
  const words = wordsOf(consentedVideoMessages, messages);
  if (!videoIdShape.test(videoId)) {
    return (
      <InlineMessage tone="error" title={words.title} messages={messages}>
        <p>{words.unavailable}</p>
      </InlineMessage>
    );
  }
  if (!isConsented) {
    return (
      <InlineMessage tone="info" title={words.title} messages={messages}>
        <p>
          {words.hidden} <Link href={preferenceHref}>{words.change}</Link>
        </p>
      </InlineMessage>
    );
  }
  return (
    <iframe
      title={title}
      src={host + videoId}
      className={`${css.player} ${focusRing}`}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      // With no referrer at all the player refuses to play (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
      allowFullScreen
      loading="lazy"
    />
  );
}
