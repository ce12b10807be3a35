import { createStore, keys, set } from 'idb-keyval';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isKeptInTabAlone, setKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { workDatabases } from '../../keptWork/workDatabases';
import type { LocalCopy } from './localCopy';
import { projectCopies } from './projectCopies';
import { newProject } from './projectInHand';

const copies = projectCopies();
const ada = 'ada@sounding.example';
const ben = 'ben@sounding.example';

function copy(key: string, savedAt = new Date()): LocalCopy {
  return { key, savedAt, inHand: newProject(`Work ${key}`) };
}

const keysOf = async (login: string) => (await copies.list(login)).map(({ key }) => key);

beforeEach(() => {
  vi.useRealTimers();
});

test('work is there for another visit of the same account, newest first [OPEN-63]', async () => {
  await copies.keep(ada, copy('older', new Date(Date.now() - 60_000)));
  await copies.keep(ada, copy('newer'));
  expect((await projectCopies().list(ada)).map(({ key }) => key)).toEqual(['newer', 'older']);
});

test('nobody sees another account’s work [OPEN-63]', async () => {
  await copies.keep(ada, copy('one'));
  expect(await keysOf(ben)).toEqual([]);
  await copies.forget(ben, 'one');
  await copies.forgetAll(ben);
  expect(await keysOf(ada)).toEqual(['one']);
});

test('what is forgotten is gone, one piece or an account’s all', async () => {
  for (const key of ['one', 'two', 'three']) await copies.keep(ada, copy(key));
  await copies.forget(ada, 'two');
  expect((await keysOf(ada)).toSorted()).toEqual(['one', 'three']);
  await copies.forgetAll(ada);
  expect(await keysOf(ada)).toEqual([]);
});

test('the newest of several copies wins, however fast they come', async () => {
  const first = copy('one');
  const last = { ...first, inHand: newProject('Last words') };
  await Promise.all([
    copies.keep(ada, first),
    copies.keep(ada, copy('one')),
    copies.keep(ada, last),
  ]);
  expect((await copies.list(ada)).map(({ inHand }) => inHand.form.title)).toEqual(['Last words']);
});

test('a reload goes on in the place of its copy, and a tab made from another beside it [OPEN-63]', async () => {
  const work = copy('before');
  await copies.keep(ada, work);
  await copies.takeOver(ada, ['before'], { ...work, key: 'after' });
  expect(await keysOf(ada)).toEqual(['after']);

  const { form } = work.inHand;
  const later = { ...work.inHand, form: { ...form, subtitle: 'Written on' } };
  await copies.keep(ada, { ...work, key: 'after', inHand: later });
  await copies.takeOver(ada, ['after'], { ...work, key: 'another tab' });
  expect((await keysOf(ada)).toSorted()).toEqual(['after', 'another tab']);
});

const day = 86_400_000;

/** Sets the clock this many days ahead of the real time. */
function setClock(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: realNow + days * day });
}

const realNow = Date.now();

test('work that nobody came back for is thrown away after thirty days, having been offered once more', async () => {
  await copies.keep(ada, copy('kept', new Date(realNow)));
  await copies.keep(ada, copy('old', new Date(realNow - 2 * day)));
  await copies.keep(ben, copy('old', new Date(realNow - 2 * day)));
  setClock(28.5);
  expect(await keysOf(ada)).toEqual(['kept', 'old']);
  setClock(29.4);
  expect(await keysOf(ada)).toEqual(['kept', 'old']);
  setClock(29.6);
  expect(await keysOf(ada)).toEqual(['kept']);
  // What Ada was offered says nothing of what Ben was.
  expect(await keysOf(ben)).toEqual(['old']);
  setClock(30.7);
  expect(await keysOf(ben)).toEqual([]);
});

test('what was typed a minute before the clock jumped ahead is still offered, and stays once it is put right', async () => {
  await copies.keep(ada, copy('one', new Date(realNow - 60_000)));
  setClock(400);
  expect(await keysOf(ada)).toEqual(['one']);
  expect(await keysOf(ada)).toEqual(['one']);
  setClock(0);
  expect(await keysOf(ada)).toEqual(['one']);
  // Work that once seemed old is still kept for its thirty days.
  setClock(29);
  expect(await keysOf(ada)).toEqual(['one']);
});

test('what was typed while the clock was ahead is offered, and kept for thirty days from now', async () => {
  await copies.keep(ada, copy('one', new Date(realNow + 400 * day)));
  setClock(0);
  const [found] = await copies.list(ada);
  expect(found?.savedAt).toEqual(new Date(realNow));
  setClock(29);
  expect(await keysOf(ada)).toEqual(['one']);
  setClock(31);
  expect(await keysOf(ada)).toEqual(['one']);
  setClock(33);
  expect(await keysOf(ada)).toEqual([]);
});

test('what seemed old while the clock was ahead is thrown away a day after it is seen to be', async () => {
  await copies.keep(ada, copy('one', new Date(realNow - 40 * day)));
  setClock(400);
  expect(await keysOf(ada)).toEqual(['one']);
  setClock(0);
  expect(await keysOf(ada)).toEqual(['one']);
  setClock(2);
  expect(await keysOf(ada)).toEqual([]);
});

test('what is no work at all is neither listed nor left in the database', async () => {
  const database = createStore(workDatabases.projects, 'projects');
  await set([ada, 'broken'], { login: ada, key: 'broken' }, database);
  await copies.keep(ada, copy('one'));
  expect(await keysOf(ada)).toEqual(['one']);
  expect(await keys(database)).toEqual([[ada, 'one']]);
});

test('words that another tab writes while the old ones are looked through stay', async () => {
  await copies.keep(ada, copy('one', new Date(realNow - 40 * day)));
  await copies.list(ada);
  setClock(2);
  const listed = copies.list(ada);
  await copies.keep(ada, copy('one', new Date()));
  await listed;
  expect(await keysOf(ada)).toEqual(['one']);
});

const forgetRefusals = () => setKeptInTabAlone(workDatabases.projects, false);

test('a database that refuses does not break the page, and the person is told until it takes some again', async () => {
  onTestFinished(forgetRefusals);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await copies.keep(ada, copy('one'));
  put.mockRestore();
  expect(isKeptInTabAlone()).toBe(true);
  expect(await keysOf(ada)).toEqual([]);
  await copies.keep(ada, copy('two'));
  expect(isKeptInTabAlone()).toBe(false);
  expect(await keysOf(ada)).toEqual(['two']);
});

test('a browser without a database is told of, too', async () => {
  onTestFinished(forgetRefusals);
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  await projectCopies().keep(ada, copy('one'));
  open.mockRestore();
  expect(isKeptInTabAlone()).toBe(true);
});

test('a database that says nothing holds nobody up, and is told of until it answers', async () => {
  onTestFinished(forgetRefusals);
  const open = vi
    .spyOn(IDBFactory.prototype, 'open')
    .mockImplementation(() => ({}) as IDBOpenDBRequest);
  const silent = projectCopies();
  const kept = silent.keep(ada, copy('one'));
  expect(await silent.list(ada)).toEqual([]);
  await kept;
  expect(isKeptInTabAlone()).toBe(true);
  const waits = vi.spyOn(window, 'setTimeout');
  expect(await silent.list(ada)).toEqual([]);
  expect(Math.max(...waits.mock.calls.map(([, milliseconds = NaN]) => milliseconds))).toBe(0);
  waits.mockRestore();
  open.mockRestore();
});
