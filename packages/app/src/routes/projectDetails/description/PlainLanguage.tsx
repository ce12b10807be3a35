import { plainText } from '@sounding/domain/text';
import { useEffect, useState } from 'react';
import type { EditableContent } from '../../../features/projectInHand/projectInHand';

/** Typing rests this long before the text is measured. */
const rest = 600;

interface PlainLanguageProps {
  contents: readonly EditableContent[];
}

/** How hard the description is to read: a quiet line, which asks for nothing and holds up nothing. */
export function PlainLanguage({ contents }: PlainLanguageProps) {
  const note = useNote(contents);
  // As high as its one line from the start, so that nothing jumps when it comes.
  return <p>{note === '' ? '\u{a0}' : note}</p>;
}

/** The measure comes in a chunk of its own; where that does not arrive there is no note. */
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

/** List points and lines stand for themselves: no sentence runs from one into the next. */
function paragraphsIn(contents: readonly EditableContent[]): string[] {
  return contents
    .filter(({ type }) => type === 'PARAGRAPH')
    .flatMap(({ value }) => plainText(value).split('\n'));
}
