import { useMemo } from 'react';
import { CharacterCounter, type CharacterCounterMessages } from '../CharacterCounter';
import { countDocument } from './countDocument';
import { countRichText } from './storedText';
import type { Written } from './useRichTextEditor';

interface ValueCounterProps {
  id: string;
  value: string;
  /** What the editor handed out last. */
  written: Written | undefined;
  count: ((html: string) => number) | undefined;
  limit: number;
  messages: Partial<CharacterCounterMessages> | undefined;
}

/** Counts a value once. What was written here has been counted block by block; any other is read for it. */
export function ValueCounter({ value, written, count, ...counter }: ValueCounterProps) {
  const characters = useMemo(() => {
    if (count) return count(value);
    return written?.html === value ? countDocument(written.doc) : countRichText(value);
  }, [count, value, written]);
  return <CharacterCounter {...counter} count={characters} />;
}
