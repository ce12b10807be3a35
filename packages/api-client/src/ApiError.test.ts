import { expect, onTestFinished, test, vi } from 'vitest';
import { answeringWith, json, problem } from '../testing/answers';
import { ApiError } from './ApiError';

/** The error that a call ends in. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('The call did not end in an ApiError', { cause: failure });
}

const body = { name: 'Ada', login: 'ada@b.c' };

test('a failed GET carries the product’s name before its message [API-04, OPEN-26]', async () => {
  const { api } = answeringWith(() => problem(404, { detail: 'This does not exist.' }));
  const failure = await failureOf(api.getProject({ path: { id: 1 } }));
  expect(failure.message).toBe('Sounding: This does not exist.');
  expect(failure.detail).toBe('This does not exist.');
});

test('a GET that is never answered carries it too [API-04]', async () => {
  const { api } = answeringWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await failureOf(api.listProjects())).message).toMatch(/^Sounding: The server cannot be/);
});

test('other failures have the server’s words alone', async () => {
  const { api } = answeringWith(() => problem(409));
  const failure = await failureOf(api.editResearcher({ path: { id: 1 }, body }));
  expect(failure.message).toBe('A detail');
});

test('status, title, type and field errors are the server’s', async () => {
  const errors = [{ pointer: '/name', message: 'Name is required' }];
  const { api } = answeringWith(() => problem(400, { type: '/problems/validation', errors }));
  expect(
    await failureOf(api.registerResearcher({ body: { ...body, role: 'ROLE_RESEARCHER' } })),
  ).toMatchObject({
    status: 400,
    title: 'A title',
    type: '/problems/validation',
    errors,
    isNetworkError: false,
    cause: { type: '/problems/validation', errors },
  });
});

test.each([
  [
    'an empty body',
    'Something went wrong',
    () => new Response(null, { status: 500, headers: { 'Content-Length': '0' } }),
  ],
  [
    'a proxy’s web page',
    'The server cannot be reached. Please check your connection and try again.',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  ],
  ['JSON of another kind', 'Something went wrong', () => json(null, 500)],
])('%s is a failure too, without a detail: %s', async (_, title, answer) => {
  const { api } = answeringWith(answer);
  const failure = await failureOf(api.completeProject({ path: { id: 1 } }));
  expect(failure.detail).toBeUndefined();
  expect(failure.title).toBe(title);
  expect(failure.errors).toEqual([]);
});

test('an unreachable server is an ApiError with status 0', async () => {
  const { api } = answeringWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await failureOf(api.signOut());
  expect(failure).toMatchObject({ status: 0, isNetworkError: true, detail: undefined });
  expect(failure.cause).toBeInstanceOf(TypeError);
});

test.each([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a proxy’s web page', () => new Response('<h1>Gateway time-out</h1>', { status: 504 }), true],
  ['the server’s own words', () => json({ detail: 'Too busy.' }, 503), false],
  ['a failure of the server’s', () => json(null, 500), false],
])('%s: whether no answer came', async (_, answer, isUnanswered) => {
  const { api } = answeringWith(answer);
  expect(await failureOf(api.signOut())).toMatchObject({ isUnanswered });
});

test('an answer that is not what it claims to be counts as none', async () => {
  const { api } = answeringWith(() => new Response('<h1>Log in to the train’s network</h1>'));
  expect((await failureOf(api.listProjects())).isNetworkError).toBe(true);
});

test.each([
  ['a page', () => new Response('<h1>Log in to the train’s network</h1>')],
  ['nothing', () => new Response(null, { headers: { 'Content-Length': '0' } })],
])(
  '%s in place of a file is none, which would be saved under the file’s name',
  async (_, answer) => {
    const { api } = answeringWith(answer);
    const failure = await failureOf(api.downloadProjectDocument({ path: { id: 1 } }));
    expect(failure.isNetworkError).toBe(true);
  },
);

test('a cancelled call ends in its own reason, not in an ApiError', async () => {
  const cancelled = new AbortController();
  const { api } = answeringWith(() => {
    cancelled.abort();
    return Promise.reject(new DOMException('Cancelled', 'AbortError'));
  });
  const call = api.listProjects({ signal: cancelled.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['60', 60],
  ['Thu, 26 Nov 2026 00:02:07 GMT', 90],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After of %s asks to wait %s seconds', async (header, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 0, 0, 37) });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = answeringWith(() => problem(429, {}, { 'Retry-After': header }));
  const { retryAfter } = await failureOf(api.listProjects());
  expect(retryAfter).toBe(seconds);
});
