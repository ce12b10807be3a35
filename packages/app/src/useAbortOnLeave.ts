import { useEffect, useRef } from 'react';

/** Aborts the request under way once a person leaves the component that sent it. */
export function useAbortOnLeave() {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    /** The signal of a new request. */
    begin: () => (current.current = new AbortController()).signal,
    abort: () => current.current?.abort(),
    isAborted: () => current.current?.signal.aborted === true,
  };
}
