import { useEffect, useLayoutEffect, useRef } from 'react';

interface Typing {
  readonly value: string;
  /** An input method still asks which word is meant. */
  readonly isComposing: boolean;
  /** Milliseconds. */
  readonly delay: number;
}

/**
 * Calls `onSearch` with what stands in the field once typing has rested for `delay` milliseconds, unless
 * those words were the last it was called with. The returned function searches at once, for the same
 * words too: who presses Enter again wants another try.
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
    searched.current = words;
    latest.current?.(words);
  };
}
