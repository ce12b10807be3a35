import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepNothing } from '../../testing/keepNothing';
import { documentSample, storedProjectSample } from '../../testing/samples';
import { copyKey } from './copyKey';
import { createKeptProjects } from './keptProjects';
import type { LocalCopy, WorkKeeper } from './localCopy';
import { newProject, opened, storedProject, type ProjectInHand } from './projectInHand';
import { ProjectStore } from './projectStore';
import { tabKeys } from '../../keptWork/tabKeys';

const keptWork = createKeptProjects(() => 'ada@sounding.example');
const keys = async () => (await keptWork.list()).map(({ key }) => key);
/** What a page of this tab holds. Each goes with its test, so that none writes during the next one. */
function openPage(keeper: WorkKeeper = keptWork) {
  const store = new ProjectStore(sessionStorage, keeper);
  onTestFinished(() => store.clear());
  return store;
}
const keyIn = (store: ProjectStore) => {
  const inHand: ProjectInHand | null = store.get();
  return inHand === null ? '' : copyKey(inHand);
};

test('work is offered once, also where a page went before it had taken over its copy [OPEN-63]', async () => {
  const first = openPage();
  first.typeTitle('Walking to school');
  first.flush();
  await expect.poll(keys).toEqual([keyIn(first)]);

  // Two reloads in a row: the first page went before it could ask the browser's database.
  const leaving = { ...keptWork, takeOver: () => new Promise<boolean>(() => undefined) };
  const second = openPage(leaving);
  const third = openPage();

  expect(keyIn(third)).not.toBe(keyIn(second));
  await expect.poll(keys).toEqual([keyIn(third)]);
});

test('work is offered once, also where the browser had no room to take its copy over [OPEN-63]', async () => {
  const first = openPage();
  first.typeTitle('Walking to school');
  first.flush();
  await expect.poll(keys).toEqual([keyIn(first)]);

  keepNothing();
  const takeOver = vi.fn((work: ProjectInHand) => keptWork.takeOver(work));
  const second = openPage({ ...keptWork, takeOver });
  await takeOver.mock.results[0]?.value;
  second.flush();
  vi.restoreAllMocks();
  const third = openPage();

  await expect.poll(keys).toEqual([keyIn(third)]);
});

/** A store with nothing in hand, whose keeper only records its calls. */
function storeAlone(more: Partial<WorkKeeper> = {}) {
  const items = new Map<string, string>();
  const told: string[] = [];
  const keeper: WorkKeeper = {
    keep: ({ form }) => void told.push(`keep ${form.title}`),
    forget: ({ form }) => {
      told.push(`forget ${form.title}`);
      return Promise.resolve();
    },
    takeOver: () => Promise.resolve(true),
    ...more,
  };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const written = () => items.get(tabKeys.project) ?? '';
  return { store: new ProjectStore(storage, keeper), told, written };
}

const stored = (title = 'Stored') => storedProject(storedProjectSample({ title }), null);
const foundCopy = (title: string): LocalCopy => {
  const former = stored();
  const inHand = { ...former, form: { ...former.form, title } };
  return { key: copyKey(inHand), savedAt: new Date(), inHand };
};

describe('What a crash or a reload must find is written at once', () => {
  test('that a save is on its way', () => {
    const { store, written } = storeAlone();
    const inHand = stored();
    store.take(inHand);
    store.sending({ idempotencyKey: 'the key', form: inHand.form });
    expect(written()).toContain('the key');
  });

  test('what the server stored, before the save is said to be done', async () => {
    let forgotten = (): void => undefined;
    const { store, written } = storeAlone({
      forget: () => new Promise((resolve) => (forgotten = resolve)),
    });
    const sent = opened(newProject('Walking to school'));
    store.take(sent);
    const done = vi.fn();
    const saved = store.saved(sent, storedProjectSample({ version: 99 })).then(done);
    expect(written()).toContain('"version":99');
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    forgotten();
    await saved;
  });

  test('the changes that were discarded, and those that were put back', () => {
    const { store, written } = storeAlone();
    store.take(stored());
    store.change({ title: 'Changed' });
    store.discardChanges();
    expect(written()).toContain('Stored');
    expect(written()).not.toContain('Changed');
    store.putBack();
    expect(written()).toContain('Changed');
  });

  test('the words of the former project, where another is taken in hand', () => {
    const { store, told } = storeAlone();
    store.typeTitle('Walking to school');
    store.take(stored());
    expect(told).toEqual(['keep Walking to school']);
  });
});

describe('What is kept beyond the tab', () => {
  test('stays until what follows it is kept: a first save that came to be changes to another', () => {
    const { store, told } = storeAlone();
    store.take(newProject('Mine'));
    store.rebase(stored());
    expect(told).toEqual(['keep Mine', 'forget Mine']);
  });

  test('stays until what was found is kept as changes on the page', () => {
    const { store, told } = storeAlone();
    store.takeWithFound(stored(), foundCopy('Found'));
    store.useFound();
    expect(told).toEqual(['keep Found', 'forget Found']);
  });

  test('goes with what was found and is let go', () => {
    const { store, told } = storeAlone();
    store.takeWithFound(stored(), foundCopy('Found'));
    store.discardFound();
    expect(told).toEqual(['forget Found']);
  });

  test('is left as it is while what was found waits for a decision', () => {
    const { store, told } = storeAlone();
    store.takeWithFound(stored(), foundCopy('Found'));
    store.change({ title: 'Typed' });
    store.flush();
    expect(told).toEqual([]);
  });

  test('is forgotten once what was typed is taken back, and only where it was kept', () => {
    const { store, told } = storeAlone();
    store.take(stored());
    store.flush();
    expect(told).toEqual([]);
    store.change({ title: 'Typed' });
    store.flush();
    store.change({ title: 'Stored' });
    store.flush();
    store.flush();
    expect(told).toEqual(['keep Typed', 'forget Stored']);
  });

  test('under former keys is known by them until it is taken over', async () => {
    let answer = (_isDone: boolean): void => undefined;
    const { store } = storeAlone({
      takeOver: () => new Promise((resolve) => (answer = resolve)),
    });
    const copy = { ...foundCopy('Begun'), inHand: newProject('Begun') };
    store.takeUp(copy);
    answer(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(store.get()?.formerKeys).toEqual([copy.inHand.formKey]);
  });
});

describe('What was discarded can be put back', () => {
  test.each([
    ['something else is typed', (store: ProjectStore) => store.change({ title: 'Other' })],
    [
      'a save is stored',
      (store: ProjectStore) => void store.saved(stored(), storedProjectSample({ version: 4 })),
    ],
  ])('until %s', (_what, act) => {
    const { store } = storeAlone();
    store.take(stored());
    store.change({ title: 'Changed' });
    store.discardChanges();
    expect(store.discarded()?.form.title).toBe('Changed');
    act(store);
    expect(store.discarded()).toBeNull();
  });

  test('and the form is built anew, as its fields hold what was typed', () => {
    const { store } = storeAlone();
    const inHand = stored();
    store.take(inHand);
    store.change({ title: 'Changed' });
    store.discardChanges();
    expect(store.get()?.form.title).toBe('Stored');
    expect(store.get()?.formKey).not.toBe(inHand.formKey);
  });
});

test('a document of another project changes nothing of the one in hand', () => {
  const { store } = storeAlone();
  store.take(stored());
  const { project, ...document } = documentSample();
  store.submitted({ ...document, project: { ...project, id: 13 } });
  expect(store.get()).toMatchObject({ status: 'DRAFT', document: null });
});

test('of two projects that were never saved neither is taken for the other', () => {
  const { store } = storeAlone();
  store.take(newProject('One'));
  expect(store.asItStands(newProject('Other'))).toBeNull();
});

test('a project that comes with found work is no longer as a reload left it', () => {
  sessionStorage.setItem(tabKeys.project, JSON.stringify(stored()));
  const store = openPage();
  expect(store.isResumed()).toBe(true);
  store.takeWithFound(stored(), foundCopy('Found'));
  expect(store.isResumed()).toBe(false);
});
