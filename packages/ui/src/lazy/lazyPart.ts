import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds between the first two tries; each further pause is twice as long, up to the longest. */
const firstPause = 5000;
const longestPause = 60_000;

/**
 * As React's `lazy`, but a part that fails to load is requested again: once the network is back, the page is
 * shown again, or a pause is over, and never while the page is offline or hidden. A form must not be replaced
 * by an error because its calendar could not be fetched. Until then, the nearest `Suspense` shows its
 * fallback.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await insist(load) }));
}

async function insist<Part>(load: () => Promise<Part>, pause = firstPause): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // Online, the part itself may be at fault, which must be reported.
    if (navigator.onLine) console.error(error);
    await untilWorthATry(pause);
    return insist(load, Math.min(2 * pause, longestPause));
  }
}

function untilWorthATry(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => go(), pause);
    const go = () => {
      clearTimeout(timer);
      if (document.hidden || !navigator.onLine) return;
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
      resolve();
    };
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
  });
}
