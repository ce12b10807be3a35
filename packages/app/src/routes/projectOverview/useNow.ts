import { useEffect, useReducer } from 'react';

/** The longest wait of a browser's timer: some 24 days, longer than any session. */
const longestWait = 2 ** 31 - 1;

/** Returns the time now, and renders again once one of these instants is reached. */
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
    // A timer may fire early by the clock; then the effect waits for the rest.
  }, [next, told]);
  return now;
}
