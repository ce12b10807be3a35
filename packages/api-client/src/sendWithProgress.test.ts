import { expect, onTestFinished, test, vi } from 'vitest';
import { fates } from '../testing/documentServer';
import { createApiClient } from './createApiClient';

// `documentServer` answers these calls, over HTTP and through XMLHttpRequest.
const api = createApiClient({ productName: 'Sounding', getToken: () => 'token-1' });
const file = new File([new Uint8Array(1_500_000)], 'ethics.pdf', { type: 'application/pdf' });

test('an upload arrives whole, with cookies and token, and tells how far it has got [API-02, API-03]', async () => {
  const onProgress = vi.fn();
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  const stored = await api.uploadProjectDocument({
    body: { file, projectId: fates.stored },
    onProgress,
  });
  expect(stored).toMatchObject({
    authorization: 'Bearer token-1',
    fileName: 'ethics.pdf',
    projectIdComesFirst: true,
    bytesOfFile: file.size,
  });
  expect(onProgress).toHaveBeenLastCalledWith(1);
  // The page's own origin gets cookies anyway; an API on another host needs this setting (OPEN-14).
  expect(send.mock.contexts).toMatchObject([{ withCredentials: true }]);
});

test('without a listener it arrives just the same', async () => {
  const stored = await api.uploadProjectDocument({ body: { file, projectId: fates.stored } });
  expect(stored).toMatchObject({ fileName: 'ethics.pdf', projectIdComesFirst: true });
});

test('a refused upload fails with the server’s words', async () => {
  const call = api.uploadProjectDocument({
    body: { file, projectId: fates.published },
    onProgress: vi.fn(),
  });
  await expect(call).rejects.toMatchObject({
    status: 409,
    type: '/problems/conflict',
    detail: 'This project is published, so its document cannot be replaced.',
  });
});

test('an upload can be cancelled on its way', async () => {
  const cancelled = new AbortController();
  const call = api.uploadProjectDocument({
    body: { file, projectId: fates.neverAnswered },
    onProgress: () => cancelled.abort(),
    signal: cancelled.signal,
  });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('an upload cancelled beforehand is never sent', async () => {
  const onProgress = vi.fn();
  const call = api.uploadProjectDocument({
    body: { file, projectId: fates.stored },
    onProgress,
    signal: AbortSignal.abort(),
  });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(onProgress).not.toHaveBeenCalled();
});

test.each([
  ['a connection that breaks off', fates.brokenOff],
  ['an answer that is no document', fates.strayAnswer],
  ['an answer with a status that does not exist', fates.strayStatus],
])('%s is a network error', async (_, projectId) => {
  const call = api.uploadProjectDocument({
    body: { file, projectId },
    onProgress: vi.fn(),
  });
  await expect(call).rejects.toMatchObject({ status: 0, isNetworkError: true });
});
