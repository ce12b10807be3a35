import { createApiClient } from '@sounding/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queriesOf } from '../../../queries';
import { fakeServer } from '../../../testing/fakeServer';
import { countsSample, summarySample } from '../summary.fixture';
import { pauseMillis } from './followCounts';
import { leastMillisBetweenNews } from './newsTeller';
import { openStream } from './openStream.fixture';
import { watchProject } from './watchProject';

beforeEach(() => {
  // Only what this code uses. With fake frames too, an animation that an earlier test file left running in
  // this page would become part of the fake clock, which then takes minutes to advance.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The overview's data with an observer, and a server without streams or with these events. */
async function watching(events?: () => Response) {
  let responses = 200;
  let onTime: Promise<unknown> = Promise.resolve();
  const server = fakeServer({
    'GET /projects/{id}/events': events ?? (() => Promise.reject(new TypeError('Failed to fetch'))),
    'GET /projects/summary/{id}': async () => {
      const answer = summarySample({ hearMoreYesCount: responses });
      await onTime;
      return answer;
    },
  });
  const api = createApiClient({
    productName: 'Sounding',
    getToken: () => 't',
    fetch: server.fetch,
  });
  const queryClient = new QueryClient();
  const summary = queriesOf(api).projects.summary(12);
  await queryClient.query(summary);
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const tell = vi.fn();
  const stop = watchProject({ api, queryClient, projectId: 12, tell });
  return {
    server,
    tell,
    stop,
    known: () => queryClient.getQueryData(summary.queryKey),
    timesRead: () => invalidate.mock.calls.length,
    /** Asks for the summary, which the server reads at once; the returned function lets the answer arrive. */
    readSlowly: () => {
      let come: () => void = () => undefined;
      onTime = new Promise<void>((resolve) => {
        come = resolve;
      });
      const read = queryClient.query({ ...summary, staleTime: 0 });
      return async () => {
        come();
        await read;
        await vi.advanceTimersByTimeAsync(0);
      };
    },
    readAgain: async () => {
      responses += 1;
      await queryClient.query({ ...summary, staleTime: 0 });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('without a stream the page asks now and again, while somebody is there', async () => {
  const { timesRead, server, stop } = await watching();
  await vi.advanceTimersByTimeAsync(pauseMillis + 2_000);
  expect(timesRead()).toBe(1);
  expect(server.arrived('GET /projects/{id}/events').length).toBe(2);
  stop();
});

test('nobody there, nothing is asked that would keep the session from going idle', async () => {
  const { timesRead, server, stop } = await watching();
  await vi.advanceTimersByTimeAsync(20 * pauseMillis);
  // Only in the first minute, because opening the page counts as activity.
  expect(timesRead()).toBe(1);
  // The stream itself does not count as use of the session.
  expect(server.arrived('GET /projects/{id}/events').length).toBe(21);
  document.dispatchEvent(new KeyboardEvent('keydown'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(timesRead()).toBe(2);
  stop();
});

test('what is read again is news as well', async () => {
  const { tell, readAgain, stop } = await watching();
  await readAgain();
  expect(tell).toHaveBeenCalledWith('1 new response.');
  stop();
});

test('a summary that comes after newer counts is no news, and those of it that come again are not told twice', async () => {
  const stream = openStream();
  const { tell, stop, readSlowly, readAgain } = await watching(stream.answer);
  const answer = readSlowly();
  await vi.advanceTimersByTimeAsync(0);
  stream.send({ hearMoreYesCount: 201 });
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith('1 new response.'), 5_000);
  await answer();
  await readAgain();
  await vi.advanceTimersByTimeAsync(leastMillisBetweenNews);
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
});

test('once stopped nothing is asked', async () => {
  const { timesRead, server, stop } = await watching();
  stop();
  await vi.advanceTimersByTimeAsync(10 * pauseMillis);
  expect(timesRead()).toBe(0);
  expect(server.arrived('GET /projects/{id}/events').length).toBe(1);
});

const counts = countsSample();

test.each(Object.entries(counts))('one more of a kind alone is shown: %s', async (name, count) => {
  const changed = { ...counts, [name]: count + 1 };
  const { known, stop } = await watching(
    () =>
      new Response(`event: counts\ndata: ${JSON.stringify(changed)}\n\n`, {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  );
  await vi.waitFor(() => expect(known()).toMatchObject(changed));
  stop();
});
