import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds between two tries while the browser takes itself to be online. */
const pause = 5000;

/**
 * As React's `lazy`, but a part that does not arrive is asked for again, once the network is back or after a
 * pause: a form must not give way to an error because its calendar could not be fetched. Until then the
 * nearest `Suspense` shows what it shows while waiting.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await insist(load) }));
}

async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // Online, it may be a fault of the part itself, which must not go unseen.
    if (navigator.onLine) console.error(error);
    await untilWorthATry();
    return insist(load);
  }
}

function untilWorthATry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(() => go(), pause) : undefined;
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    window.addEventListener('online', go);
  });
}
