import { createApiClient, type Schemas } from '@sounding/api-client';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer, problem } from '../../testing/fakeServer';
import { storedProjectSample } from '../../testing/samples';
import type { WorkKeeper } from './localCopy';
import { newProject, opened, storedProject, type ProjectInHand } from './projectInHand';
import { ProjectStore } from './projectStore';
import { saveProject } from './saveProject';

type Answer = Schemas['Project'] | Response;

/** A project in hand, and a server that answers a save when it is told to. */
function begin(inHand: ProjectInHand) {
  const keeper: WorkKeeper = {
    keep: () => undefined,
    forget: () => Promise.resolve(),
    takeOver: () => Promise.resolve(true),
  };
  const store = new ProjectStore(
    { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    keeper,
  );
  store.take(inHand);
  const waiting: ((answer: Answer) => void)[] = [];
  const wait = () => new Promise<Answer>((resolve) => waiting.push(resolve));
  const server = fakeServer({ 'POST /projects': wait, 'PUT /projects': wait });
  const api = createApiClient({
    productName: 'Sounding',
    getToken: () => null,
    fetch: server.fetch,
  });
  const inHandNow = () => {
    const current = store.get();
    if (current === null) throw new Error('Nothing is in hand.');
    return current;
  };
  return {
    store,
    inHandNow,
    save: () => saveProject(api, store, inHandNow()),
    /** Answers the save that has waited longest, once it has arrived. */
    answer: async (answer: Answer) => {
      await vi.waitUntil(() => waiting.length > 0);
      waiting.shift()?.(answer);
    },
    creations: () => server.arrived('POST /projects'),
    changes: () => server.arrived('PUT /projects'),
  };
}

const stored = () => storedProject(storedProjectSample(), null);
describe('A save that follows another', () => {
  test('waits for it, and sends what is still unsaved then', async () => {
    const { store, save, answer, changes, inHandNow } = begin(stored());
    store.change({ title: 'First' });
    const first = save();
    store.change({ title: 'Second' });
    const second = save();
    await vi.waitUntil(() => changes().length > 0);
    expect(changes()).toHaveLength(1);

    await answer(storedProjectSample({ title: 'First', version: 2 }));
    await first;
    await answer(storedProjectSample({ title: 'Second', version: 3 }));
    await second;
    expect(changes().map(({ body }) => body)).toMatchObject([
      { title: 'First' },
      { title: 'Second' },
    ]);
    expect(changes()[1]?.request.headers.get('If-Match')).toBe('"2"');
    expect(inHandNow().version).toBe(3);
  });

  test('sends nothing where the first one has saved it all', async () => {
    const { store, save, answer, changes } = begin(stored());
    store.change({ title: 'Once' });
    const both = [save(), save()];
    await answer(storedProjectSample({ title: 'Once', version: 2 }));
    await Promise.all(both);
    expect(changes()).toHaveLength(1);
  });

  test('is sent all the same where the first one failed', async () => {
    const { store, save, answer, changes } = begin(stored());
    store.change({ title: 'Kept' });
    const first = save();
    const second = save();
    await answer(problem(503));
    await expect(first).rejects.toMatchObject({ status: 503 });
    await answer(storedProjectSample({ title: 'Kept', version: 2 }));
    await second;
    expect(changes()).toHaveLength(2);
  });

  test('waits for the last of several, whichever of them is done', async () => {
    const { store, save, answer, changes } = begin(stored());
    store.change({ title: 'First' });
    const first = save();
    store.change({ title: 'Second' });
    const second = save();
    await answer(storedProjectSample({ title: 'First', version: 20 }));
    await first;
    await vi.waitUntil(() => changes().length === 2);
    store.change({ title: 'Third' });
    const third = save();
    await answer(storedProjectSample({ title: 'Second', version: 30 }));
    await second;
    await answer(storedProjectSample({ title: 'Third', version: 40 }));
    await third;
    expect(changes().map(({ request }) => request.headers.get('If-Match'))).toEqual([
      '"3"',
      '"20"',
      '"30"',
    ]);
  });
});

describe('A first save whose answer was lost', () => {
  const begun = () => opened(newProject('Walking to school'));

  test('is sent again as it was and under its key, and what was written since as a change to it', async () => {
    const { store, save, answer, creations, changes } = begin(begun());
    const lost = save();
    await answer(problem(502));
    await expect(lost).rejects.toMatchObject({ status: 502 });
    store.change({ title: 'Cycling to school' });
    const again = save();
    await answer(storedProjectSample({ title: 'Walking to school', version: 1 }));
    await answer(storedProjectSample({ title: 'Cycling to school', version: 2 }));
    await again;
    const keys = creations().map(({ request }) => request.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(creations()[1]?.body).toMatchObject({ title: 'Walking to school' });
    expect(changes().map(({ body }) => body)).toMatchObject([{ title: 'Cycling to school' }]);
  });

  test.each([401, 408, 429])(
    'is still sent as it was where a later one was turned away unread: %i',
    async (status) => {
      const { store, save, answer, creations, inHandNow } = begin(begun());
      const lost = save();
      await answer(problem(502));
      await expect(lost).rejects.toMatchObject({ status: 502 });
      store.change({ title: 'Cycling to school' });
      const turnedAway = save();
      await answer(problem(status));
      await expect(turnedAway).rejects.toMatchObject({ status });
      expect(inHandNow().unanswered).not.toBeNull();
      const again = save();
      await answer(storedProjectSample({ title: 'Walking to school', version: 1 }));
      await answer(storedProjectSample({ title: 'Cycling to school', version: 2 }));
      await again;
      expect(creations().map(({ body }) => body)).toMatchObject(
        Array.from({ length: 3 }, () => ({ title: 'Walking to school' })),
      );
    },
  );

  test('sends no change after it where nothing was written since', async () => {
    const { save, answer, creations, changes } = begin(begun());
    const lost = save();
    await answer(problem(502));
    await expect(lost).rejects.toMatchObject({ status: 502 });
    const again = save();
    await answer(storedProjectSample({ title: 'Walking to school', version: 1 }));
    await again;
    expect([creations().length, changes().length]).toEqual([2, 0]);
  });

  test('keeps the key that it was sent under, whatever key its project has now', async () => {
    const { store, save, answer, creations, inHandNow } = begin(begun());
    const lost = save();
    await answer(problem(502));
    await expect(lost).rejects.toMatchObject({ status: 502 });
    store.take({ ...inHandNow(), creationKey: 'another' });
    const again = save();
    await answer(storedProjectSample({ title: 'Walking to school' }));
    await again;
    const [first, second] = creations().map(({ request }) =>
      request.headers.get('Idempotency-Key'),
    );
    expect(second).toBe(first);
  });
});

test('what is written while a first save is on its way is left for the next one', async () => {
  const { store, save, answer, changes, inHandNow } = begin(opened(newProject('Walking')));
  const first = save();
  store.change({ title: 'Walking and cycling' });
  await answer(storedProjectSample({ title: 'Walking', version: 1 }));
  await first;
  expect(changes()).toEqual([]);
  expect(inHandNow()).toMatchObject({ id: 12, form: { title: 'Walking and cycling' } });
});
