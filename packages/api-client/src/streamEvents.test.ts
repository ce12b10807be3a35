import { expect, test, vi } from 'vitest';
import { answeringWith, problem } from '../testing/answers';
import { ApiError } from './ApiError';
import type { Schemas } from './calls';

const counts = (hearMoreYesCount: number): Schemas['ProjectCounts'] => ({
  hearMoreYesCount,
  hearMoreNoCount: 1,
  contributeYesCount: 1,
  contributeNoCount: 1,
  answersForReviewCount: 0,
  resultsVersion: 0,
});
const event = (yes: number) => `event: counts\ndata: ${JSON.stringify(counts(yes))}\n\n`;

/** A response whose parts are sent by the test. */
function openStream() {
  const onCancel = vi.fn();
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
    cancel: onCancel,
  });
  return {
    answer: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (text: string) => sender?.enqueue(new TextEncoder().encode(text)),
    end: () => sender?.close(),
    breakOff: () => sender?.error(new TypeError('network error')),
    onCancel,
  };
}

function following(stream: ReturnType<typeof openStream>, signal?: AbortSignal) {
  const { api, requests } = answeringWith(() => stream.answer);
  return { events: api.streamProjectEvents({ path: { id: 12 }, signal }), requests };
}

async function take<T>(events: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const each of events) taken.push(each);
  return taken;
}

test('events come one by one with the token sent along, and end with the stream', async () => {
  const stream = openStream();
  const { events, requests } = following(stream);
  stream.send(`: still here\n\n${event(1)}${event(2)}`);
  stream.end();

  expect(await take(events)).toEqual([counts(1), counts(2)]);
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/projects/12/events');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
});

test('an event may arrive in pieces and with any line ends', async () => {
  const stream = openStream();
  const { events } = following(stream);
  const text = event(3).replaceAll('\n', '\r\n') + event(4).replaceAll('\n', '\r') + event(5);
  for (const character of text) stream.send(character);
  stream.end();

  expect(await take(events)).toEqual([counts(3), counts(4), counts(5)]);
});

test('a refusal is an ApiError, and an ended session is told', async () => {
  const onUnauthorised = vi.fn();
  const { api } = answeringWith(() => problem(401), { onUnauthorised });
  const failure = await take(api.streamProjectEvents({ path: { id: 12 } })).catch(
    (error: unknown) => error,
  );

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, message: 'Sounding: A detail' });
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('token-1');
});

test('a stream that breaks off is a network error', async () => {
  const stream = openStream();
  const { events } = following(stream);
  const iterator = events[Symbol.asyncIterator]();
  stream.send(event(1));
  expect(await iterator.next()).toEqual({ done: false, value: counts(1) });
  stream.breakOff();

  await expect(iterator.next()).rejects.toMatchObject({ status: 0, isNetworkError: true });
});

test('whoever leaves the loop closes the connection', async () => {
  const stream = openStream();
  const { events } = following(stream);
  stream.send(event(1));
  for await (const each of events) {
    expect(each).toEqual(counts(1));
    break;
  }

  expect(stream.onCancel).toHaveBeenCalledOnce();
});

test('the signal ends it in its own reason, not in an ApiError', async () => {
  const aborted = new AbortController();
  const { api } = answeringWith(() => {
    aborted.abort();
    return Promise.reject(new DOMException('Cancelled', 'AbortError'));
  });
  const events = api.streamProjectEvents({ path: { id: 12 }, signal: aborted.signal });

  await expect(take(events)).rejects.toMatchObject({ name: 'AbortError' });
});
