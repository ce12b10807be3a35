import type { ReactNode } from 'react';
import { AttentionIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../../icons';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { wordsOf } from '../../props/wordsOf';
import { inlineMessageMessages, type InlineMessageMessages } from './InlineMessage.messages';
import * as css from './InlineMessage.css';

export type MessageTone = 'info' | 'success' | 'attention' | 'error';

export interface InlineMessageProps {
  /** The kind of message, shown by an icon and a colour and said by a word. */
  tone: MessageTone;
  /** The message in a few words, above the rest. */
  title?: string | undefined;
  /** What happened, and what to do now. */
  children: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<InlineMessageMessages> | undefined;
}

const icons: Readonly<Record<MessageTone, () => ReactNode>> = {
  info: InfoIcon,
  success: SuccessIcon,
  attention: AttentionIcon,
  error: ErrorIcon,
};

/** A message about the content beside it. It stays until its cause is gone. */
export function InlineMessage({ tone, title, children, messages }: InlineMessageProps) {
  const words = wordsOf(inlineMessageMessages, messages);
  const Icon = icons[tone];
  return (
    <div className={css.toneVariant[tone]}>
      <span className={`${css.iconPlace} ${css.icon[tone]}`}>
        <Icon />
      </span>
      <div className={css.words}>
        <span className={visuallyHidden}>{words[tone]} </span>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
