import { useId, useRef, useSyncExternalStore } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText, usePausedAnnouncement } from '../../../announce';
import { buttonShape, buttonVariant } from '../../../styles/buttonLooks.css';
import { focusRing } from '../../../styles/focusRing.css';
import { wordsOf } from '../../../props/wordsOf';
import { jargonMessages, type JargonMessages } from './jargon.messages';
import type { FoundTerm, Review } from './review';
import * as css from './jargon.css';

interface FindingsListProps {
  review: Review;
  messages?: Partial<JargonMessages> | undefined;
}

/**
 * The list of terms found: each button leads from place to place of its term. Their number is announced
 * politely.
 */
export function FindingsList({ review, messages }: FindingsListProps) {
  const { locale } = useLocale();
  const words = wordsOf(jargonMessages(locale), messages);
  const titleId = useId();
  const told = useSyncExternalStore(review.subscribe, review.read, review.read);
  const found = told ?? [];
  const places = found.reduce((sum, term) => sum + term.places.length, 0);
  const count = found.length === 0 ? words.noFindings : words.countFindings(found.length, places);
  const outcome = told === null ? words.reading : count;
  const announced = usePausedAnnouncement(outcome);

  return (
    <section className={css.findings} aria-labelledby={titleId}>
      <p className={css.summary}>
        <strong id={titleId}>{words.findings}</strong> <span>{outcome}</span>
      </p>
      {found.length > 0 && (
        <>
          <ul className={css.list} aria-labelledby={titleId}>
            {found.map((term) => (
              <li key={term.entry.term}>
                <TermButton found={term} words={words} />
              </li>
            ))}
          </ul>
          <p className={css.note}>{words.shortcut}</p>
        </>
      )}
      <LiveText>{announced}</LiveText>
    </section>
  );
}

interface TermButtonProps {
  found: FoundTerm;
  words: JargonMessages;
}

const termButtonLooks = `${buttonShape} ${buttonVariant.secondary} ${css.termButton} ${focusRing}`;

/**
 * A button that leads to the next place of its term at each press.
 *
 * It is not React Aria's: with that, a page with nothing but an editor would load a tenth more.
 */
function TermButton({ found: { entry, places }, words }: TermButtonProps) {
  const next = useRef(0);
  const showNext = () => {
    const place = next.current % places.length;
    next.current = place + 1;
    places[place]?.show();
  };
  return (
    <button type="button" className={termButtonLooks} onClick={showNext}>
      <span>
        {entry.term} <span className={css.places}>{words.countPlaces(places.length)}</span>
      </span>
    </button>
  );
}
