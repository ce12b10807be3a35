import { expect, onTestFinished, test, vi } from 'vitest';
import { createServices } from './createServices';
import { fakeServer } from './testing/fakeServer';

test('who somebody is counts as unanswered after twenty seconds, and is not asked for so long again', async () => {
  const limit = new AbortController();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const server = fakeServer({
    'GET /account/role': ({ request }) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      }),
  });
  const { guardPorts } = createServices({
    storage: sessionStorage,
    fetch: server.fetch,
    onAgreementRequired: () => undefined,
  });
  const role = guardPorts.askRole(new AbortController().signal);
  await expect.poll(() => server.arrived('GET /account/role')).toHaveLength(1);
  limit.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(role).rejects.toMatchObject({ status: 0 });
  expect(wait).toHaveBeenCalledExactlyOnceWith(20_000);
});
