import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pointsOf, type Point } from './points';

declare global {
  interface Window {
    /** Milliseconds of main-thread work to bring one chart onto the page, laid out. */
    mountChart: (count: number) => number;
  }
}

/** Offers the chart of this page to the runner. New data each time, so that nothing is remembered. */
export function offer(chart: (data: readonly Point[]) => ReactElement): void {
  window.mountChart = (count) => {
    const data = pointsOf(count);
    const place = document.createElement('div');
    document.body.append(place);
    const start = performance.now();
    const root = createRoot(place);
    flushSync(() => root.render(chart(data)));
    place.getBoundingClientRect();
    const taken = performance.now() - start;
    root.unmount();
    place.remove();
    return taken;
  };
}
