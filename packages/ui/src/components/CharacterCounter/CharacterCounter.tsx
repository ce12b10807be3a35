import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText, usePausedAnnouncement } from '../../announce';
import { ErrorIcon } from '../../icons';
import { below } from '../../styles/field.css';
import {
  characterCounterMessages,
  type CharacterCounterMessages,
} from './CharacterCounter.messages';
import { wordsOf } from '../../props/wordsOf';
import * as css from './CharacterCounter.css';

export interface CharacterCounterProps {
  /** `id` of the shown text, for the `aria-describedby` of the field. */
  id?: string | undefined;
  /** Number of characters in the text as the reader sees it, without markup. */
  count: number;
  /** How many characters are allowed. If the limit is negative, NaN or Infinity, nothing is rendered. */
  limit: number;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<CharacterCounterMessages> | undefined;
}

/** Whether the count is in the last tenth of the limit, or in its last ten characters if that is more. */
function isNear(count: number, limit: number): boolean {
  return limit - count <= Math.max(10, limit / 10);
}

/**
 * Shows how much of a limit is used. It is announced only near the limit, and only after a pause in typing.
 */
export function CharacterCounter({ id, count, limit, messages }: CharacterCounterProps) {
  const { locale } = useLocale();
  const words = wordsOf(characterCounterMessages(locale), messages);
  const isOver = count > limit;
  const shown = isOver ? words.over(count - limit, limit) : words.used(count, limit);
  const spoken = isOver ? shown : words.remaining(limit - count);
  const announcement = usePausedAnnouncement(isNear(count, limit) ? spoken : '');
  if (limit < 0 || !Number.isFinite(limit - count)) return null;

  return (
    <div className={`${below} ${css.counter}`}>
      <span id={id} className={isOver ? css.over : undefined}>
        {isOver && <ErrorIcon />}
        <span>{shown}</span>
      </span>
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
