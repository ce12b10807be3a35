import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summarySample } from '../summary.fixture';
import { createNewsTeller, leastMillisBetweenNews } from './newsTeller';

const after = (responses: number) => summarySample({ hearMoreYesCount: responses });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is there from the start is no news', () => {
  const tell = vi.fn();
  createNewsTeller(tell).hear(after(5));
  expect(tell).not.toHaveBeenCalled();
});

test('news are told at once, and what follows is gathered for a minute', () => {
  const tell = vi.fn();
  const teller = createNewsTeller(tell);
  for (const responses of [5, 6, 7, 9]) teller.hear(after(responses));
  expect(tell.mock.calls).toEqual([['1 new response.']]);
  vi.advanceTimersByTime(leastMillisBetweenNews - 1);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell.mock.calls[1]).toEqual(['3 new responses.']);
});

test('what comes after some were taken back is told', () => {
  const tell = vi.fn();
  const teller = createNewsTeller(tell);
  for (const responses of [5, 6, 4, 6]) teller.hear(after(responses));
  vi.advanceTimersByTime(leastMillisBetweenNews);
  expect(tell.mock.calls).toEqual([['1 new response.'], ['2 new responses.']]);
});

test('a yes that becomes a no is no new response', () => {
  const tell = vi.fn();
  const teller = createNewsTeller(tell);
  teller.hear(summarySample({ hearMoreYesCount: 5, hearMoreNoCount: 5 }));
  teller.hear(summarySample({ hearMoreYesCount: 4, hearMoreNoCount: 6 }));
  expect(tell).not.toHaveBeenCalled();
});

test('once stopped it tells nothing more', () => {
  const tell = vi.fn();
  const teller = createNewsTeller(tell);
  for (const responses of [5, 6, 7]) teller.hear(after(responses));
  teller.stop();
  vi.advanceTimersByTime(2 * leastMillisBetweenNews);
  expect(tell).toHaveBeenCalledTimes(1);
});
