import { expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

test('a file can still be read while somebody decides whether to take it, and is given up afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let address = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    address = this.href;
  });
  saveFile(new Blob(['What they said']), 'feedback.csv');

  vi.advanceTimersByTime(50_000);
  expect(await (await fetch(address)).text()).toBe('What they said');
  vi.advanceTimersByTime(50_000);
  await expect(fetch(address)).rejects.toThrow(TypeError);
});
