import { useEffect, useLayoutEffect, useRef } from 'react';

interface Typing {
  readonly value: string;
  /** Whether an input method is still composing. */
  readonly isComposing: boolean;
  /** Milliseconds. */
  readonly delay: number;
}

/**
 * Calls `onSearch` with the field's text after `delay` milliseconds without typing, unless the last call had
 * the same text. The returned function searches at once, also for the same text: a person who presses Enter
 * again wants another try.
 */
export function useRestedSearch(
  { value, isComposing, delay }: Typing,
  onSearch: ((value: string) => void) | undefined,
): (value: string) => void {
  const latest = useRef(onSearch);
  const searched = useRef(value);

  useLayoutEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    if (isComposing || value === searched.current) return undefined;
    const timer = setTimeout(() => {
      // Enter has already searched for this text.
      if (value === searched.current) return;
      searched.current = value;
      latest.current?.(value);
    }, delay);
    return () => clearTimeout(timer);
  }, [value, isComposing, delay]);

  return (words) => {
    searched.current = words;
    latest.current?.(words);
  };
}
