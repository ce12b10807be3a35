import { expect, test } from 'vitest';
import { copyKey } from './copyKey';
import { createKeptProjects } from './keptProjects';
import type { ProjectInHand } from './projectInHand';
import { ProjectStore } from './projectStore';

const keptWork = createKeptProjects(() => 'ada@sounding.example');
const keys = async () => (await keptWork.list()).map(({ key }) => key);
const keyIn = (store: ProjectStore) => {
  const inHand: ProjectInHand | null = store.get();
  return inHand === null ? '' : copyKey(inHand);
};

test('work is offered once, also where a page went before it had taken over its copy [OPEN-63]', async () => {
  const first = new ProjectStore(sessionStorage, keptWork);
  first.typeTitle('Walking to school');
  first.flush();
  await expect.poll(keys).toEqual([keyIn(first)]);

  // Reloaded twice in a row: the first of the two never came to ask the browser's database.
  const leaving = { ...keptWork, takeOver: () => new Promise<boolean>(() => undefined) };
  const second = new ProjectStore(sessionStorage, leaving);
  const third = new ProjectStore(sessionStorage, keptWork);

  expect(keyIn(third)).not.toBe(keyIn(second));
  await expect.poll(keys).toEqual([keyIn(third)]);
});
