import { useEffect, useLayoutEffect, useRef } from 'react';

interface Typing {
  readonly value: string;
  /** An input method still asks which word is meant. */
  readonly isComposing: boolean;
  /** Milliseconds. */
  readonly delay: number;
}

/**
 * Calls `onSearch` with what stands in the field once typing has rested for `delay` milliseconds, and
 * never twice in a row with the same words. The returned function searches at once.
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
      // Enter was quicker.
      if (value === searched.current) return;
      searched.current = value;
      latest.current?.(value);
    }, delay);
    return () => clearTimeout(timer);
  }, [value, isComposing, delay]);

  return (words) => {
    if (words === searched.current) return;
    searched.current = words;
    latest.current?.(words);
  };
}
