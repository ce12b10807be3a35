import { expect, test, vi } from 'vitest';
import { fileName, save } from './save';

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

test.each([
  ['Age of people, 2026', 'age-of-people-2026.csv'],
  ['(Age)', 'age.csv'],
  ['?!', 'chart.csv'],
  [`${'a'.repeat(79)} and more`, `${'a'.repeat(79)}.csv`],
  ['a'.repeat(81), `${'a'.repeat(80)}.csv`],
])('a chart called “%s” is saved as %s', (title, name) => {
  expect(fileName(title, 'csv')).toBe(name);
});
