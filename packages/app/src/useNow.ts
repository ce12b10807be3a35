import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useServices } from './services';

/** The longest wait of a browser's timer: some 24 days, longer than any session. */
const longestWait = 2 ** 31 - 1;

/**
 * Returns the time now by the server's clock, and renders again once one of these instants is reached or the
 * server has told another time.
 */
export function useNow(instants: readonly (string | Date | null | undefined)[]): Date {
  const { clock } = useServices();
  const lead = useSyncExternalStore(clock.subscribe, clock.lead);
  const [told, tell] = useReducer((times: number) => times + 1, 0);
  const now = clock.now();
  const ahead = instants
    .map((instant) => new Date(instant ?? NaN).getTime())
    .filter((instant) => instant > now.getTime());
  const next = Math.min(...ahead);
  useEffect(() => {
    const wait = next - lead - Date.now();
    if (wait > longestWait) return undefined;
    const timer = setTimeout(tell, wait);
    return () => clearTimeout(timer);
    // A timer may fire early by the clock; then the effect waits for the rest.
  }, [next, lead, told]);
  return now;
}
