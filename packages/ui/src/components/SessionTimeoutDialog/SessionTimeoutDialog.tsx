import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText } from '../../announce';
import { DialogFrame } from '../../dialog';
import { Button } from '../Button';
import {
  sessionTimeoutDialogMessages,
  type SessionTimeoutDialogMessages,
} from './SessionTimeoutDialog.messages';
import { wordsOf } from '../../props/wordsOf';
import { useSecondsLeft } from './useSecondsLeft';
import * as css from './SessionTimeoutDialog.css';

export interface SessionTimeoutDialogProps {
  /** Whether the dialog is open: from the warning until the person has answered it, or its end. */
  isOpen: boolean;
  /**
   * When the session ends by itself; from then on the dialog says that it has ended. With an invalid date,
   * the dialog shows no time and waits for an answer.
   */
  expiresAt: Date;
  /** Whether the session ended before that, for example because another tab logged out. Default: false. */
  isEnded?: boolean | undefined;
  /** Called when the person presses the button to continue: restart the idle time and close the dialog. */
  onContinue: () => void;
  /** Called when the person wants to log out now. */
  onLogOut: () => void;
  /** Called once when the time is up. */
  onExpire?: (() => void) | undefined;
  /** Called when the person has read that the session ended: lead to sign-in and close the dialog. */
  onAcknowledge: () => void;
  /** Returns the time in milliseconds since 1970. Default: the computer's clock, `Date.now`. */
  now?: (() => number) | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<SessionTimeoutDialogMessages> | undefined;
}

/**
 * Warns that an idle session is about to end, lets the person continue it (WCAG 2.2.1), and says when it has
 * ended: then nothing of the page can be seen any more.
 */
export function SessionTimeoutDialog({
  isOpen,
  expiresAt,
  isEnded = false,
  onContinue,
  onLogOut,
  onExpire,
  onAcknowledge,
  now = Date.now,
  messages,
}: SessionTimeoutDialogProps) {
  const { locale } = useLocale();
  const words = wordsOf(sessionTimeoutDialogMessages(locale), messages);
  const textId = useId();
  const secondsLeft = useSecondsLeft(expiresAt.getTime(), now, isOpen && !isEnded);
  const hasExpired = secondsLeft === 0;
  const hasEnded = isEnded || hasExpired;

  const expire = useEffectEvent(() => onExpire?.());
  const hasRunOut = isOpen && !isEnded && hasExpired;
  // Kept across React's double effects in development.
  const hasTold = useRef(false);
  useEffect(() => {
    if (hasRunOut && !hasTold.current) expire();
    hasTold.current = hasRunOut;
  }, [hasRunOut]);

  return (
    <DialogFrame
      // A new dialog, so that it takes focus and is read out anew.
      key={hasEnded ? 'ended' : 'warning'}
      isOpen={isOpen}
      onDismiss={onAcknowledge}
      // At the warning, Escape could mean either answer, or be pressed by accident.
      isEscapeDisabled={!hasEnded}
      role="alertdialog"
      describedBy={textId}
      width="narrow"
      // By now, another person may be in front of the page.
      isCovering={hasEnded}
      title={hasEnded ? words.endedTitle : words.warningTitle}
      actions={
        hasEnded ? (
          <Button variant="primary" onPress={onAcknowledge}>
            {words.acknowledge}
          </Button>
        ) : (
          <>
            <Button variant="primary" onPress={onContinue}>
              {words.continueSession}
            </Button>
            <Button onPress={onLogOut}>{words.logOut}</Button>
          </>
        )
      }
    >
      {hasEnded ? (
        <p id={textId}>{words.ended}</p>
      ) : Number.isNaN(secondsLeft) ? (
        <p id={textId}>{words.advice}</p>
      ) : (
        <Warning id={textId} secondsLeft={secondsLeft} words={words} />
      )}
    </DialogFrame>
  );
}

interface WarningProps {
  id: string;
  secondsLeft: number;
  words: SessionTimeoutDialogMessages;
}

function Warning({ id, secondsLeft, words }: WarningProps) {
  const { locale } = useLocale();
  // The given text says five minutes from the first second of the fifth minute on.
  const minutes = secondsLeft <= 60 ? 0 : Math.ceil(secondsLeft / 60);
  const sentence = words.expires(minutes);
  const clock = clockIn(locale, secondsLeft);
  const [opened] = useState(sentence);
  return (
    <>
      <p id={id}>
        <span>{sentence}</span> {words.advice}
      </p>
      <p className={css.clock}>
        {words.timeLeft}
        {/* A timer is not announced as it ticks (WAI-ARIA: its live value is off). */}
        <span role="timer" aria-label={words.timeLeft} className={css.time} data-numeric>
          {clock}
        </span>
      </p>
      {/* The sentence shown at the opening is read as the dialog's description already. */}
      <LiveText>{sentence === opened ? '' : sentence}</LiveText>
    </>
  );
}

/** Minutes and seconds: 4:09. */
function clockIn(locale: string, secondsLeft: number): string {
  const minutes = Math.floor(secondsLeft / 60).toLocaleString(locale);
  const seconds = (secondsLeft % 60).toLocaleString(locale, { minimumIntegerDigits: 2 });
  return `${minutes}:${seconds}`;
}
