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
  /** From the warning until the person has answered it or its end. */
  isOpen: boolean;
  /**
   * When the session ends by itself; from then on the dialog says that it has. Of a date that is not valid
   * no time is told, and the dialog waits for an answer.
   */
  expiresAt: Date;
  /** The session has ended before that, as when another tab logged out. */
  isEnded?: boolean | undefined;
  /** The person is there, and said so by the button. Start the idle time afresh and close. */
  onContinue: () => void;
  /** The person wants to log out now. */
  onLogOut: () => void;
  /** The time has come. Called once. */
  onExpire?: (() => void) | undefined;
  /** The person has read that the session ended: lead to sign-in and close. */
  onAcknowledge: () => void;
  /** The clock, in milliseconds since 1970; the computer's own unless said. */
  now?: (() => number) | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<SessionTimeoutDialogMessages> | undefined;
}

/**
 * Warns that an idle session is about to end, lets it go on (WCAG 2.2.1), and says when it has ended: then
 * nothing of the page can be seen any more.
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
  // Kept over React's double effects in development.
  const hasTold = useRef(false);
  useEffect(() => {
    if (hasRunOut && !hasTold.current) expire();
    hasTold.current = hasRunOut;
  }, [hasRunOut]);

  return (
    <DialogFrame
      // Another dialog, so that it takes focus and is read out anew.
      key={hasEnded ? 'ended' : 'warning'}
      isOpen={isOpen}
      onDismiss={onAcknowledge}
      // Escape could mean either answer of the warning, and a key that something leant on means neither.
      isEscapeDisabled={!hasEnded}
      role="alertdialog"
      describedBy={textId}
      width="narrow"
      // Whoever comes by now need not be the person whose page it was.
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
  // The given text says five minutes from the first second of the fifth on.
  const minutes = secondsLeft <= 60 ? 0 : Math.ceil(secondsLeft / 60);
  const sentence = words.expires(minutes);
  const clock = clockIn(locale, secondsLeft);
  const [opened] = useState(sentence);
  return (
    <>
      <p id={id}>
        {sentence} {words.advice}
      </p>
      <p className={css.clock}>
        {words.timeLeft}
        {/* A timer is not announced as it ticks (WAI-ARIA: its live value is off). */}
        <span role="timer" aria-label={words.timeLeft} className={css.time} data-numeric>
          {clock}
        </span>
      </p>
      {/* What the dialog was opened with is read as its description. */}
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
