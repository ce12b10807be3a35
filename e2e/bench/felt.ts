import type { Page } from '@playwright/test';

/** What the browser has measured on a page since the last reading; times are in milliseconds. */
export interface Felt {
  /** The longest time from a person's action to the next paint. */
  readonly interaction: number;
  /** The layout shift score: how far things moved that no person moved. */
  readonly shift: number;
  /** The longest time for which the main thread was busy without a break; 0 below 50. */
  readonly task: number;
  /** The same, counting only tasks that began after the browser had loaded the page. */
  readonly taskAfterLoad: number;
}

interface Busy {
  readonly start: number;
  readonly duration: number;
}

declare global {
  interface Window {
    feltSoFar: { interactions: number[]; shifts: number[]; tasks: Busy[] };
  }
}

/** The layout instability score of an entry, which TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Makes the page record, from its first script on, what people have to wait for. */
export async function noteWhatIsFelt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: Window['feltSoFar'] = { interactions: [], shifts: [], tasks: [] };
    window.feltSoFar = felt;
    const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...options,
      });
    watch(
      'event',
      (entry) => {
        // Moving the pointer is no interaction: Chromium numbers only real interactions.
        const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId > 0) felt.interactions.push(entry.duration);
      },
      { durationThreshold: 16 },
    );
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) felt.shifts.push(value);
    });
    watch('longtask', ({ startTime: start, duration }) => felt.tasks.push({ start, duration }));
  });
}

/** What was recorded since the last reading, once the page has nothing left to do. */
export async function readWhatWasFelt(page: Page): Promise<Felt> {
  return page.evaluate(async () => {
    // The browser reports an entry only when the page is idle, a frame after the event.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // With a timeout: after a press, Chromium sometimes never calls back, although the page is idle.
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    for (let time = 0; time < 3; time += 1) {
      await frame();
      await idle();
    }
    const { interactions, shifts, tasks } = window.feltSoFar;
    // TypeScript knows these entries only as general performance entries.
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
    const longest = (some: readonly Busy[]) => Math.max(0, ...some.map(({ duration }) => duration));
    const felt = {
      interaction: Math.max(0, ...interactions),
      shift: shifts.reduce((sum, value) => sum + value, 0),
      task: longest(tasks),
      taskAfterLoad: longest(tasks.filter(({ start }) => start > loaded)),
    };
    for (const noted of [interactions, shifts, tasks]) noted.length = 0;
    return felt;
  });
}

/** Slows the page's processor down to the speed of an old phone's. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
