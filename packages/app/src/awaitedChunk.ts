import { loadChunk } from './features/page/loadChunk';

/** Milliseconds between the first two tries; each further pause is twice as long, up to the longest. */
const firstPause = 5000;
const longestPause = 60_000;

/**
 * The code of a part of the page: undefined while it is awaited, null once a try for it has failed. As long
 * as somebody is subscribed, it is asked for again: after a pause, once the network is back and once the page
 * is shown again, but never while the page is offline or hidden. A later subscriber's first try is at once.
 */
export function awaitedChunk<Code extends object>(load: () => Promise<Code>) {
  const listeners = new Set<() => void>();
  let code: Code | null | undefined;
  let isAsking = false;
  let pause: number;
  let timer: ReturnType<typeof setTimeout>;

  const ask = async () => {
    if (code || isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const found = await loadChunk(load).catch(() => null);
    isAsking = false;
    if (found === null && listeners.size === 0) return;
    code = found;
    for (const tell of listeners) tell();
    if (found !== null) return;
    timer = setTimeout(askIfWorthIt, pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const askIfWorthIt = () => {
    if (!document.hidden && navigator.onLine) void ask();
  };

  return {
    get: () => code,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      if (listeners.size === 1) {
        pause = firstPause;
        window.addEventListener('online', askIfWorthIt);
        document.addEventListener('visibilitychange', askIfWorthIt);
        void ask();
      }
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        window.removeEventListener('online', askIfWorthIt);
        document.removeEventListener('visibilitychange', askIfWorthIt);
        clearTimeout(timer);
        // Whoever subscribes next waits for a try of their own.
        if (code === null) code = undefined;
      };
    },
  };
}
