import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler that is the same function at each render and does what the newest one does, so that a part
 * which is costly to draw again is not, only because its parent wrote the handler where it uses it. For
 * what happens after a render, such as a press; not for what is asked while one goes on.
 */
export function useSteady<Given extends unknown[]>(
  handler: ((...given: Given) => void) | undefined,
): (...given: Given) => void {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Given) => newest.current?.(...given), []);
}
