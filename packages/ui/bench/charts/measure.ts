import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pointsOf, type Point } from './points';

declare global {
  interface Window {
    /** Whether the page can be asked to do something. */
    isReady: boolean;
    /** Brings a chart of so many points onto the page, laid out, and takes it away; so many times. */
    mountCharts: (count: number, times: number) => void;
  }
}

/** Offers the chart of this page to the runner. New data each time, so that nothing is remembered. */
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
