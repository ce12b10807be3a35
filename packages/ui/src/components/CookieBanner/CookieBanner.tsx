import { useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../../dialog';
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

  // The pressed button goes with the banner; focus moves on to the heading of the page.
  useLayoutEffect(
    () => () => {
      if (isAnswered.current) {
        requestAnimationFrame(() => returnFocus({ opener: null, ancestors: [] }));
      }
    },
    [],
  );
  const answer = (tell: () => void) => () => {
    isAnswered.current = true;
    tell();
  };

  return (
    <section aria-label={words.label} className={css.banner}>
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
