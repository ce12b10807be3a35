import { expect, test } from 'vitest';
import { createExportProgress } from './exportProgress';

test('Where the same project is exported twice at once, the end of the first leaves the second its progress', () => {
  const progress = createExportProgress();
  const first = progress.start(1, 7, 10);
  const second = progress.start(1, 7, 20);
  second.add(5);

  first.end();
  expect(progress.find(1, 7)).toEqual({ rowsDone: 5, rowsTotal: 20 });
  second.end();
  expect(progress.find(1, 7)).toBeNull();
});

test('Nobody is told of another account’s export, nor of another project’s', () => {
  const progress = createExportProgress();
  progress.start(1, 7, 10).add(3);

  expect(progress.find(2, 7)).toBeNull();
  expect(progress.find(1, 8)).toBeNull();
});

test('More rows than were counted beforehand are never more than all', () => {
  const progress = createExportProgress();
  const { add } = progress.start(1, 7, 10);
  add(8);
  add(8);

  expect(progress.find(1, 7)).toEqual({ rowsDone: 10, rowsTotal: 10 });
});
