import { createStore, keys } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEarlierVisits } from './earlierVisits';
import { sharedActivity } from './features/idle/sharedActivity';
import { projectCopies } from './features/projectInHand/projectCopies';
import { newProject } from './features/projectInHand/projectInHand';
import { workDatabases } from './keptWork/workDatabases';

const ada = 'ada@sounding.example';
const start = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => {
  vi.useRealTimers();
});

async function visitAfter(milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: start + milliseconds });
  await forgetEarlierVisits();
}

/** Ada's work of the start, and what the browser still keeps of it. */
async function leaveWork(savedAt = start) {
  const copies = projectCopies();
  await copies.keep(ada, {
    key: 'old',
    savedAt: new Date(savedAt),
    inHand: newProject('Left behind'),
  });
  const store = createStore(workDatabases.projects, 'projects');
  return { copies, left: () => keys(store) };
}

test('unsaved work that nobody came back for goes after sixty days, though nobody signs in', async () => {
  const { left } = await leaveWork();
  await visitAfter(0);
  // No visit begins the day of offering, since nothing is offered there.
  for (const days of [31, 33, 60]) {
    await visitAfter(days * day);
    expect(await left()).toEqual([[ada, 'old']]);
  }
  await visitAfter(60 * day + minute);
  expect(await left()).toEqual([]);
});

test('work that its owner was offered once it was old goes a day later, though nobody signs in', async () => {
  const { copies, left } = await leaveWork();
  await visitAfter(31 * day);
  expect(await copies.list(ada)).toHaveLength(1);
  await visitAfter(32 * day);
  expect(await left()).toEqual([[ada, 'old']]);
  await visitAfter(32 * day + minute);
  expect(await left()).toEqual([]);
});

test('work of a later time than the clock’s is left as it is', async () => {
  const { copies, left } = await leaveWork(start + 400 * day);
  await visitAfter(-61 * day);
  await visitAfter(0);
  expect(await left()).toEqual([[ada, 'old']]);
  vi.setSystemTime(start + 401 * day);
  const [found] = await copies.list(ada);
  expect(found?.savedAt).toEqual(new Date(start + 400 * day));
});

test('when somebody was last active is forgotten once no session can be so old, and not before', async () => {
  const seen = () => localStorage.getItem('lastActivity');
  sharedActivity(() => ada).write(start);
  await visitAfter(15 * minute);
  expect(seen()).not.toBeNull();
  await visitAfter(15 * minute + 1);
  expect(seen()).toBeNull();
});

test('no database is made where this browser keeps no work', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open');
  vi.spyOn(IDBFactory.prototype, 'databases').mockResolvedValue([]);
  await visitAfter(0);
  expect(open).not.toHaveBeenCalled();
});
