import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a handler that is the same function at each render and calls the newest one. So a component that is
 * slow to render is not rendered only because its parent defines the handler inline. It is for what happens
 * after a render, such as a press; not for what is called during a render.
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
