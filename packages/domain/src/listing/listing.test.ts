import { describe, expect, test } from 'vitest';

import { menuOf } from './menu';
import { newestFirst } from './newestFirst';
import { totalPages } from './pages';
import { activationMenu, roleMenu } from './researcherFilters';

describe('A person turns pages', () => {
  test('of 20 entries unless asked otherwise', () => {
    expect([0, 1, 20, 21].map((items) => totalPages(items))).toEqual([0, 1, 1, 2]);
    expect(totalPages(21, 7)).toBe(3);
  });
});

describe('A person chooses in a menu', () => {
  const labels = { all: 'All', some: 'Some' };
  const menu = menuOf(['all', 'some'], labels, 'all');

  test('whose entries have id, value, label and selected [DATA-22]', () => {
    expect(menu).toEqual([
      { id: 0, value: 'all', label: 'All', selected: true },
      { id: 1, value: 'some', label: 'Some', selected: false },
    ]);
  });

  test('and the Researchers tab starts with researchers of any status [OPEN-46]', () => {
    expect(roleMenu().map(({ label, selected }) => [label, selected])).toEqual([
      ['Researcher', true],
      ['Monitor', false],
    ]);
    expect(activationMenu().map(({ label, selected }) => [label, selected])).toEqual([
      ['All', true],
      ['Active', false],
      ['Inactive', false],
    ]);
  });
});

describe('Every list', () => {
  test('is sorted newest first, dateless entries last, the higher id first among equals [UI-20]', () => {
    const items = [
      { id: 1, date: '2026-01-01T00:00:00.000Z' },
      { id: 2, date: null },
      { id: 3, date: '2026-03-01T00:00:00.000Z' },
      { id: 4, date: '2026-01-01T00:00:00.000Z' },
      { id: 5, date: null },
      { id: 6, date: '1969-12-31T00:00:00.000Z' },
    ];
    expect(newestFirst(items, ({ date }) => date).map(({ id }) => id)).toEqual([3, 4, 1, 6, 5, 2]);
  });

  test('leaves the list it was given as it was', () => {
    const items = Object.freeze([{ id: 1 }, { id: 2 }]);
    expect(newestFirst(items, () => null)).toEqual([{ id: 2 }, { id: 1 }]);
  });
});
