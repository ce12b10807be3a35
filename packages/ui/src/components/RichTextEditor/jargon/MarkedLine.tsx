import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { JargonMatch, JargonMatcher, JargonTerm } from '../../../jargon';
import { wordsOf } from '../../../props/wordsOf';
import { focusRing } from '../../../styles/focusRing.css';
import { jargonMessages } from './jargon.messages';
import { JargonHint } from './JargonHint';
import type { JargonLineProps } from './JargonLine';
import { alternativesIn, plainerWords } from './plainerWords';
import type { Review } from './review';
import { useLineFindings } from './useLineFindings';
import { writeInField } from './writeInField';
import * as css from './jargon.css';

interface MarkedLineProps extends JargonLineProps {
  /** The review that lists what is found. */
  review: Review;
  matcher: JargonMatcher;
}

interface LineHint {
  readonly finding: JargonMatch;
  readonly entry: JargonTerm;
  readonly anchor: RefObject<Element>;
  readonly alternatives: readonly string[];
}

/** The text of a field with a button for each term, which opens the term's hint. */
export function MarkedLine({ fieldId, value, messages, review, matcher }: MarkedLineProps) {
  const { locale } = useLocale();
  const words = wordsOf(jargonMessages(locale), messages);
  const line = useRef<HTMLParagraphElement>(null);
  const { text, findings, ignore } = useLineFindings(value, matcher);
  const [hint, setHint] = useState<LineHint | null>(null);
  const close = () => setHint(null);

  const open = (finding: JargonMatch | undefined) => {
    if (!finding) return;
    const field = fieldOf(fieldId);
    const anchor = line.current?.querySelectorAll('mark')[findings.indexOf(finding)];
    const entry = matcher.glossary.find(({ term }) => term === finding.term);
    if (!field || !anchor || !entry) return;
    const isWritable = !field.disabled && !field.readOnly;
    anchor.scrollIntoView({ block: 'nearest' });
    setHint({
      finding,
      entry,
      anchor: { current: anchor },
      alternatives: isWritable ? alternativesIn(text, finding.start, finding.end, entry) : [],
    });
  };
  const show = useEffectEvent((place: number) => open(findings[place]));
  const openNext = useEffectEvent((caret: number) => {
    const next = findings.find(({ end }) => end >= caret) ?? findings[0];
    open(next);
    return next !== undefined;
  });

  useEffect(() => {
    const field = fieldOf(fieldId);
    if (!field) return undefined;
    const terms = findings.map(({ term }) => term);
    review.tell(field, { element: field, terms, show: (place) => show(place) });
    return () => review.tell(field, null);
  }, [fieldId, findings, review]);

  useEffect(() => {
    const field = fieldOf(fieldId);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.isComposing) return;
      // Enter alone sends a form.
      if (openNext(field?.selectionStart ?? 0)) event.preventDefault();
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [fieldId]);

  if (findings.length === 0) return null;
  /** Focuses the field: the pressed button is gone, and the mark may be, too. */
  const leaveFor = (change: (field: HTMLInputElement) => void) => {
    flushSync(close);
    const field = fieldOf(fieldId);
    if (!field) return;
    change(field);
    field.focus();
  };
  const replace = ({ finding: { start, end }, entry }: LineHint, alternative: string) =>
    leaveFor((field) => {
      const written = text.slice(start, end);
      const before = text.slice(0, start);
      const plainer = plainerWords(written, alternative, before, entry, words.joinWords);
      const { length, text: joined } = plainer.before ?? { length: 0, text: '' };
      writeInField(field, start - length, end, joined + plainer.text);
    });
  return (
    <>
      <p ref={line} className={css.line}>
        <strong>{words.findings}</strong>{' '}
        {findings.map((finding, place) => (
          <span key={finding.start}>
            <span>{text.slice(findings[place - 1]?.end ?? 0, finding.start)}</span>
            <button
              type="button"
              className={`${css.lineTerm} ${focusRing}`}
              aria-haspopup="dialog"
              onClick={() => open(finding)}
            >
              <mark className={css.term}>{text.slice(finding.start, finding.end)}</mark>
            </button>
          </span>
        ))}
        <span>{text.slice(findings.at(-1)?.end)}</span>
      </p>
      {/* Once the text has changed, the term is at another place. */}
      {hint && value === text && findings.includes(hint.finding) && (
        <JargonHint
          // A hint at another place is a new one, since it stands elsewhere.
          key={hint.finding.start}
          entry={hint.entry}
          anchor={hint.anchor}
          takesFocus
          alternatives={hint.alternatives}
          onReplace={(alternative) => replace(hint, alternative)}
          onIgnore={() => leaveFor(() => ignore(hint.finding))}
          onClose={close}
          words={words}
        />
      )}
    </>
  );
}

function fieldOf(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}
