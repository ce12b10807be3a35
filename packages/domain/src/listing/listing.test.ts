import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { listLimits } from './limits';
import { menuOf, selectIn } from './menu';
import { newestFirst } from './newestFirst';
import { hasNextPage, hasPreviousPage, nearestPage, pageLabel, pageOf, totalPages } from './pages';
import { activationMenu, roleMenu } from './researcherFilters';

describe('A person turns pages', () => {
  test('which count from 0 for the server and from 1 for the reader [UI-13]', () => {
    expect(listLimits.firstPage).toBe(0);
    expect(pageLabel(listLimits.firstPage, 3)).toBe('Page 1 of 3');
    expect(pageOf(['a', 'b', 'c'], 0, 2)).toEqual({
      content: ['a', 'b'],
      pageNumber: 0,
      totalPages: 2,
    });
    expect(pageOf(['a', 'b', 'c'], 1, 2).content).toEqual(['c']);
  });

  test('of 20 entries unless asked otherwise', () => {
    expect(totalPages(20)).toBe(1);
    expect(totalPages(21)).toBe(2);
    expect(pageOf(Array.from({ length: 60 }), 0).content).toHaveLength(20);
  });

  test('and an empty list is page 1 of 1 with nowhere to go [OPEN-84]', () => {
    expect(pageLabel(0, totalPages(0))).toBe('Page 1 of 1');
    expect(hasPreviousPage(0) || hasNextPage(0, totalPages(0))).toBe(false);
  });

  test('and stops at both ends', () => {
    expect([0, 1, 2].map(hasPreviousPage)).toEqual([false, true, true]);
    expect([0, 1, 2].map((page) => hasNextPage(page, 3))).toEqual([true, true, false]);
  });

  test('and steps back when the last page was emptied', () => {
    expect(nearestPage(2, 2)).toBe(1);
    expect([nearestPage(0, 0), nearestPage(-1, 3), nearestPage(Number.NaN, 3)]).toEqual([0, 0, 0]);
  });

  test('and meets every entry once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, size) => {
        const pages = Array.from({ length: totalPages(items.length, size) }, (_, page) => page);
        expect(pages.flatMap((page) => pageOf(items, page, size).content)).toEqual(items);
      }),
    );
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

  test('and exactly one entry is selected', () => {
    expect(selectIn(menu, 'some').map(({ selected }) => selected)).toEqual([false, true]);
  });

  test('and the Researchers tab starts with researchers of any status [OPEN-46]', () => {
    expect(roleMenu().map(({ value, selected }) => `${value} ${selected}`)).toEqual([
      'ROLE_RESEARCHER true',
      'ROLE_MONITOR_RESEARCHER false',
    ]);
    expect(activationMenu().map(({ label, selected }) => `${label} ${selected}`)).toEqual([
      'All true',
      'Active false',
      'Inactive false',
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
    ];
    expect(newestFirst(items, ({ date }) => date).map(({ id }) => id)).toEqual([3, 4, 1, 5, 2]);
  });

  test('leaves the list it was given as it was', () => {
    const items = Object.freeze([{ id: 1 }, { id: 2 }]);
    expect(newestFirst(items, () => null)).toEqual([{ id: 2 }, { id: 1 }]);
  });
});
