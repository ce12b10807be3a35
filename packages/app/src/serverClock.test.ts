import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClock } from './serverClock';

const here = Date.parse('2027-01-31T17:00:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;
const second = 1_000;

beforeEach(() => {
  vi.setSystemTime(here);
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that was sent when the server's clock stood at this moment. */
const answerAt = (moment: number) =>
  new Response(null, { headers: { Date: new Date(moment).toUTCString() } });

test.each([3 * hour, -3 * hour, 400 * day, -400 * day])(
  'a server whose clock differs by %i milliseconds tells the time',
  (lead) => {
    const clock = new ServerClock();
    const tell = vi.fn();
    clock.subscribe(tell);
    clock.hear(answerAt(here + lead), here);
    expect(clock.now()).toEqual(new Date(here + lead));
    vi.setSystemTime(here + hour);
    expect(clock.now()).toEqual(new Date(here + lead + hour));
    expect(tell).toHaveBeenCalledOnce();
  },
);

test('seconds that an answer takes do not change the time, at first or later', () => {
  const clock = new ServerClock();
  const tell = vi.fn();
  clock.hear(answerAt(here - 59 * second), here);
  expect(clock.now()).toEqual(new Date(here));
  clock.hear(answerAt(here + hour), here);
  clock.subscribe(tell);
  clock.hear(answerAt(here + hour - 59 * second), here);
  expect(clock.now()).toEqual(new Date(here + hour));
  expect(tell).not.toHaveBeenCalled();
});

test('a clock of the browser that is set right is believed again', () => {
  const clock = new ServerClock();
  clock.hear(answerAt(here - 3 * hour), here);
  vi.setSystemTime(here - 3 * hour);
  clock.hear(answerAt(here - 3 * hour), here - 3 * hour);
  expect(clock.now()).toEqual(new Date(here - 3 * hour));
});

test('an answer that was read long after its call, as on a computer that slept, tells nothing', () => {
  const clock = new ServerClock();
  clock.hear(answerAt(here - 8 * hour), here - 8 * hour);
  expect(clock.now()).toEqual(new Date(here));
});

test.each([{}, { Date: 'soon' }])('an answer with the headers %j tells nothing', (headers) => {
  const clock = new ServerClock();
  clock.hear(new Response(null, { headers }), here);
  expect(clock.now()).toEqual(new Date(here));
});
