import { expect, test, vi } from 'vitest';
import { loadedOnce } from './loadedOnce';

test('What could not be loaded is loaded for the next who asks, and then for nobody again', async () => {
  const load = vi
    .fn(() => Promise.resolve('the list'))
    .mockRejectedValueOnce(new Error('Too many open files'));
  const list = loadedOnce(load);

  await expect(list()).rejects.toThrow('Too many open files');
  expect(await Promise.all([list(), list()])).toEqual(['the list', 'the list']);
  expect(await list()).toBe('the list');

  expect(load).toHaveBeenCalledTimes(2);
});
