import { plainText } from '@sounding/domain/text';
import { useEffect, useState } from 'react';
import type { EditableContent } from '../../../features/projectInHand/projectInHand';

/** Debounce in milliseconds between typing and measuring the text. */
const rest = 600;

interface PlainLanguageProps {
  contents: readonly EditableContent[];
}

/** A line that says how hard the description is to read; not announced, and no obstacle to saving. */
export function PlainLanguage({ contents }: PlainLanguageProps) {
  const note = useNote(contents);
  // As high as its one line from the start, so that nothing jumps when it comes.
  return <p>{note === '' ? '\u{a0}' : note}</p>;
}

/** The measuring code is a chunk of its own; if it cannot be loaded, there is no note. */
function useNote(contents: readonly EditableContent[]): string {
  const [note, setNote] = useState('');

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      import('./plainLanguageNote').then(
        ({ plainLanguageNote }) => {
          if (!isStale) setNote(plainLanguageNote(paragraphsIn(contents)));
        },
        () => undefined,
      );
    }, rest);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [contents]);

  return note;
}

/** Each list point and each line counts as its own text: no sentence runs from one into the next. */
function paragraphsIn(contents: readonly EditableContent[]): string[] {
  return contents
    .filter(({ type }) => type === 'PARAGRAPH')
    .flatMap(({ value }) => plainText(value).split('\n'));
}
