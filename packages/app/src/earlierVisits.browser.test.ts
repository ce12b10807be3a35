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

test('unsaved work that nobody came back for goes, though nobody signs in', async () => {
  const kept = { key: 'old', savedAt: new Date(start), inHand: newProject('Left behind') };
  await projectCopies().keep(ada, kept);
  const store = createStore(workDatabases.projects, 'projects');
  await visitAfter(0);
  await visitAfter(31 * day);
  expect(await keys(store)).toEqual([[ada, 'old']]);
  await visitAfter(33 * day);
  expect(await keys(store)).toEqual([]);
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
