import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCounts, pauseMillis } from './followCounts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that stays open while the server refuses its stream. */
function refused() {
  const leaving = new AbortController();
  const streamProjectEvents = vi.fn(() => {
    throw new Error('429');
  });
  const ended = followCounts({
    api: { streamProjectEvents },
    projectId: 12,
    signal: leaving.signal,
    onCounts: () => undefined,
    onInterrupted: () => undefined,
  });
  return { leaving, ended, tries: () => streamProjectEvents.mock.calls.length };
}

test('a page that is open all day before a refused stream leaves nothing behind at each try', async () => {
  const { leaving, ended, tries } = refused();
  await vi.advanceTimersByTimeAsync(100 * pauseMillis);
  expect(tries()).toBe(101);
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1);
  leaving.abort();
  await ended;
  expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
});

test('leaving does not wait until the pause is over', async () => {
  const { leaving, ended, tries } = refused();
  leaving.abort();
  await ended;
  expect(tries()).toBe(1);
});
