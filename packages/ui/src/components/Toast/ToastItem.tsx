import { useEffect, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { QueuedToast } from 'react-aria-components/Toast';
import { CrossIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import type { ToastMessages } from './Toast.messages';
import type { ArrivedToast, ToastTone } from './queue';
import { spoken } from './spoken';
import * as css from './Toast.css';

const icons: Readonly<Record<ToastTone, () => ReactNode>> = {
  success: SuccessIcon,
  error: ErrorIcon,
  info: InfoIcon,
};

interface ToastItemProps {
  toast: QueuedToast<ArrivedToast>;
  /** The timer stops while somebody points at the messages or has focus in them (WCAG 2.2.1). */
  isPaused: boolean;
  onDismiss: () => void;
  words: ToastMessages;
}

export function ToastItem({ toast, isPaused, onDismiss, words }: ToastItemProps) {
  const { timer, content } = toast;
  const Icon = icons[content.tone];
  const { word, isSaid } = spoken(content, words);

  useEffect(() => {
    if (isPaused) return;
    timer?.resume();
    return () => timer?.pause();
  }, [isPaused, timer]);

  return (
    <li data-message className={css.toast}>
      <span className={css.tone[content.tone]}>
        <Icon />
      </span>
      <p className={css.message}>
        {!isSaid && <span className={visuallyHidden}>{word} </span>}
        {content.message}
      </p>
      <Button
        aria-label={words.dismiss(content.message)}
        onPress={onDismiss}
        className={`${css.dismiss} ${focusRing}`}
      >
        <CrossIcon />
      </Button>
    </li>
  );
}
