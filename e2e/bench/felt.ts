import type { Page } from '@playwright/test';

/** What a browser noted of a page since it was last asked, in milliseconds. */
export interface Felt {
  /** The longest time from something a person did to the picture that answers it. */
  readonly interaction: number;
  /** How far things moved that nobody moved, as browsers score it. */
  readonly shift: number;
  /** The longest that the main thread was busy at a stretch; 0 below 50. */
  readonly task: number;
  /** The same, of what it did once the browser called the page loaded. */
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

/** Has the page note what it makes people wait for, from its first line on. */
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
        // The pointer passing over things is no interaction; Chromium gives only the others a number.
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

/** What was noted since the last time, once the page has nothing left to do. */
export async function readWhatWasFelt(page: Page): Promise<Felt> {
  return page.evaluate(async () => {
    // An entry is handed over once the page is idle, a frame after what it is about.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Without a limit it may never come: after a press at times Chromium forgets it, though the page rests.
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    for (let time = 0; time < 3; time += 1) {
      await frame();
      await idle();
    }
    const { interactions, shifts, tasks } = window.feltSoFar;
    // TypeScript knows what is listed here only as entries of any kind.
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

/** Slows the page's processor down, as an old telephone's is. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
