import { useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../../dialog';
import { tabbableIn } from '../../focus/tabbable';
import { Button } from '../Button';
import { Link } from '../Link';
import { wordsOf } from '../../props/wordsOf';
import { cookieBannerMessages, type CookieBannerMessages } from './CookieBanner.messages';
import * as css from './CookieBanner.css';

export interface CookieBannerProps {
  /** Where cookies are explained. */
  readMoreHref: string;
  /** The person agrees. */
  onAccept: () => void;
  /** The person does not agree. */
  onDecline: () => void;
  /** Words to say in place of its own. */
  messages?: Partial<CookieBannerMessages> | undefined;
}

/** Asks once whether cookies may be used. Take it away after either answer. */
export function CookieBanner({ readMoreHref, onAccept, onDecline, messages }: CookieBannerProps) {
  const words = wordsOf(cookieBannerMessages, messages);

  const isAnswered = useRef(false);
  const banner = useRef<HTMLElement>(null);

  // The pressed button goes with the banner; focus goes on to what follows, or else to the page's heading.
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

/** What Tab would go to next from the end of a part of the page. */
function nextAfter(part: HTMLElement): HTMLElement | null {
  const follows = (element: HTMLElement) =>
    !part.contains(element) &&
    (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const all = tabbableIn(part.ownerDocument.body);
  return all.find((element) => follows(element) && element.checkVisibility()) ?? null;
}
