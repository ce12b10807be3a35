import { useEffect, useReducer } from 'react';

/** What a browser's timer can wait: some 24 days, longer than any session. */
const longestWait = 2 ** 31 - 1;

/** The time now, told anew once one of these instants is there, so that what hangs on it turns by itself. */
export function useNow(instants: readonly (string | null | undefined)[]): Date {
  const [told, tell] = useReducer((times: number) => times + 1, 0);
  const now = new Date();
  const ahead = instants
    .map((instant) => Date.parse(instant ?? ''))
    .filter((instant) => instant > now.getTime());
  const next = Math.min(...ahead);
  useEffect(() => {
    const wait = next - Date.now();
    if (wait > longestWait) return undefined;
    const timer = setTimeout(tell, wait);
    return () => clearTimeout(timer);
    // A timer may be early by the clock: then the rest is waited for.
  }, [next, told]);
  return now;
}
