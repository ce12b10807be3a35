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
  /** For the `aria-describedby` of what it counts. */
  id?: string | undefined;
  /** Characters as the reader sees them: markup adds nothing. */
  count: number;
  /** How many are allowed. What is no number from 0 up is no limit to count against: nothing is said. */
  limit: number;
  /** Words to say in place of its own. */
  messages?: Partial<CharacterCounterMessages> | undefined;
}

/** The last tenth, but at least ten characters: where a person needs to know without looking. */
function isNear(count: number, limit: number): boolean {
  return limit - count <= Math.max(10, limit / 10);
}

/** Says how much of a limit is used, aloud only near it and only after a pause. */
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
        {shown}
      </span>
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
