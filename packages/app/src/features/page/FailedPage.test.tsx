import { ApiError } from '@sounding/api-client';
import { expect, test, vi } from 'vitest';
import { brand } from '../../brand';
import { problem } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { failureKind } from './failureKind';
import { ChunkLoadError } from './loadChunk';

const visitor = { role: 'ROLE_RESEARCHER' } as const;

async function openFailing(answer: () => Response | Promise<Response>) {
  const ask = vi.fn(answer);
  const opened = await openApp('/edit-project/12', {
    visitor,
    answers: { 'GET /projects/{id}': ask, 'GET /project-documents/{id}': ask },
  });
  return { ...opened, ask, main: opened.screen.getByRole('main') };
}

function maintenance(retryAfter?: string): Response {
  const answer = problem(503);
  if (retryAfter !== undefined) answer.headers.set('Retry-After', retryAfter);
  return answer;
}

test.each([
  ['nothing at the address', () => problem(404), 'Not found', /nothing at this address/],
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No connection',
    /check your connection/,
  ],
  ['a fault of the server', () => problem(500), 'Something went wrong', /The fault is ours/],
  ['maintenance with a time', () => maintenance('240'), 'Back soon', /in about 4 minutes/],
  ['maintenance without one', () => maintenance(), 'Back soon', /in a few minutes/],
  [
    'a refusal',
    () => problem(403, { detail: 'Only for its owner.' }),
    'Something went wrong',
    /Only for its owner\./,
  ],
])('%s is said in words, with a way on, and the frame stays', async (_, answer, heading, words) => {
  const { screen, main } = await openFailing(answer);
  await expect.element(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.element(main).toHaveTextContent(words);
  await expect.element(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${heading} – ${brand.productName}`);
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
});

test('Try again fetches the page once more', async () => {
  const { main, ask } = await openFailing(() => problem(500));
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const asked = ask.mock.calls.length;
  await again.click();
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(asked);
});

test('a page that is there at the second try takes focus on its heading, answered at once', async () => {
  let isThere = false;
  const { screen } = await openApp('/', {
    visitor,
    answers: {
      'GET /projects': () => [],
      'GET /account/role': () =>
        isThere ? visitor.role : Promise.reject(new TypeError('cut off')),
    },
  });
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { name: 'No connection' })).toBeVisible();
  isThere = true;
  await main.getByRole('button', { name: 'Try again' }).click();
  const heading = main.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Your current projects');
  await expect.element(heading).toHaveFocus();
});

test('a page that fails at the second try too says so from its heading on', async () => {
  const { main } = await openFailing(() => problem(500));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('an address at which there is nothing offers no second try', async () => {
  const { main } = await openFailing(() => problem(404));
  await expect.element(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(main.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

test('a page that was cut off is fetched again when the device is back online', async () => {
  const { main, ask } = await openFailing(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.element(main.getByRole('heading', { name: 'No connection' })).toBeVisible();
  const asked = ask.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(asked);
});

test.each([
  [new ChunkLoadError('too late'), 'chunk'],
  [new ApiError({ status: 0, title: '' }), 'offline'],
  [new ApiError({ status: 404, title: '' }), 'missing'],
  [new ApiError({ status: 503, title: '' }), 'maintenance'],
  [new ApiError({ status: 502, title: '' }), 'server'],
  [new ApiError({ status: 409, title: '' }), 'refused'],
  [new TypeError('undefined is not a function'), 'broken'],
])('%s is of the kind %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
