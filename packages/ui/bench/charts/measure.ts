import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pointsOf, type Point } from './points';

declare global {
  interface Window {
    /** Whether the page is ready for measuring. */
    isReady: boolean;
    /** Mounts a chart with `count` points, forces a layout and unmounts it, `times` times. */
    mountCharts: (count: number, times: number) => void;
  }
}

/**
 * Makes the chart of this page available to the runner. The data are new each time, so that nothing is
 * cached.
 */
export function offer(chart: (data: readonly Point[]) => ReactElement): void {
  window.mountCharts = (count, times) => {
    for (let time = 0; time < times; time += 1) {
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      flushSync(() => root.render(chart(pointsOf(count))));
      place.getBoundingClientRect();
      root.unmount();
      place.remove();
    }
  };
  window.isReady = true;
}
