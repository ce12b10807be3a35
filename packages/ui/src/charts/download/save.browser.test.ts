import { expect, test, vi } from 'vitest';
import { save } from './save';

test('a file can still be read while somebody decides whether to take it, and is given up afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let address = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    address = this.href;
  });
  save(new Blob(['Age,People']), 'age.csv');

  vi.advanceTimersByTime(50_000);
  expect(await (await fetch(address)).text()).toBe('Age,People');
  vi.advanceTimersByTime(50_000);
  await expect(fetch(address)).rejects.toThrow(TypeError);
});
