import { useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../../dialog';
import { tabbableIn } from '../../focus/tabbable';
import { Button } from '../Button';
import { Link } from '../Link';
import { wordsOf } from '../../props/wordsOf';
import { cookieBannerMessages, type CookieBannerMessages } from './CookieBanner.messages';
import * as css from './CookieBanner.css';

export interface CookieBannerProps {
  /** Address of the page that explains the cookies. */
  readMoreHref: string;
  /** Called when the person accepts cookies. */
  onAccept: () => void;
  /** Called when the person declines cookies. */
  onDecline: () => void;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<CookieBannerMessages> | undefined;
}

/** Asks whether cookies may be used. Remove the banner after either answer. */
export function CookieBanner({ readMoreHref, onAccept, onDecline, messages }: CookieBannerProps) {
  const words = wordsOf(cookieBannerMessages, messages);

  const isAnswered = useRef(false);
  const banner = useRef<HTMLElement>(null);

  // The pressed button is removed with the banner. Focus moves to the next focusable element, or else to the
  // page's heading.
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      if (!isAnswered.current || element === null) return;
      const next = nextAfter(element);
      requestAnimationFrame(() => returnFocus({ opener: next, ancestors: [] }));
    };
  }, []);
  const answer = (tell: () => void) => () => {
    isAnswered.current = true;
    tell();
  };

  return (
    <section ref={banner} aria-label={words.label} className={css.banner}>
      <div className={css.inner}>
        <p className={css.text}>
          {words.text} <Link href={readMoreHref}>{words.readMore}</Link>
        </p>
        <div className={css.answers}>
          <Button onPress={answer(onAccept)}>{words.accept}</Button>
          <Button onPress={answer(onDecline)}>{words.decline}</Button>
        </div>
      </div>
    </section>
  );
}

/** The element that Tab would reach next from the end of `part`. */
function nextAfter(part: HTMLElement): HTMLElement | null {
  const follows = (element: HTMLElement) =>
    !part.contains(element) &&
    (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const all = tabbableIn(part.ownerDocument.body);
  return all.find((element) => follows(element) && element.checkVisibility()) ?? null;
}
