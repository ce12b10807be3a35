import { useMemo } from 'react';
import { CharacterCounter, type CharacterCounterMessages } from '../CharacterCounter';
import { countDocument } from './countDocument';
import { countRichText } from './storedText';
import type { Written } from './useRichTextEditor';

interface ValueCounterProps {
  id: string;
  value: string;
  /** The value that the editor handed out last. */
  written: Written | undefined;
  count: ((html: string) => number) | undefined;
  limit: number;
  messages: Partial<CharacterCounterMessages> | undefined;
}

/**
 * Counts each value once. Text written here is counted block by block; any other value is parsed to count it.
 */
export function ValueCounter({ value, written, count, ...counter }: ValueCounterProps) {
  const characters = useMemo(() => {
    if (count) return count(value);
    return written?.html === value ? countDocument(written.doc) : countRichText(value);
  }, [count, value, written]);
  return <CharacterCounter {...counter} count={characters} />;
}
