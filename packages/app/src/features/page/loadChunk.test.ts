import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('hands over a part of the site that arrives, and leaves no timer behind', async () => {
  await expect(loadChunk(() => Promise.resolve('module'))).resolves.toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

test('says so when a part of the site cannot be loaded, and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = loadChunk(() => Promise.reject(cause));
  await expect(failure).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(failure).rejects.toMatchObject({ cause });
});

test('waits 120 seconds for a part of the site and not one longer [CONST-01, OPEN-118]', async () => {
  let failure: unknown = null;
  loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(ChunkLoadError);
});
