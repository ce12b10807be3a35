import { describe, expect, test } from 'vitest';

import { filterByStatus, publicationFilterLabels, publicationFilters } from './filter';
import { canActivate, canDeactivate, isEditable, publicationStatuses, statusAfter } from './status';

describe('A question or update', () => {
  test('can be edited, and saved again as draft or published, only as a draft', () => {
    expect(publicationStatuses.filter(isEditable)).toEqual(['DRAFT']);
    expect(statusAfter('DRAFT', 'saveAsDraft')).toBe('DRAFT');
    expect(statusAfter('DRAFT', 'publish')).toBe('PUBLISHED');
    expect(statusAfter('PUBLISHED', 'publish')).toBeNull();
    expect(statusAfter('DEACTIVATED', 'saveAsDraft')).toBeNull();
  });

  test('can be deactivated once published, and activated again', () => {
    expect(publicationStatuses.filter(canDeactivate)).toEqual(['PUBLISHED']);
    expect(publicationStatuses.filter(canActivate)).toEqual(['DEACTIVATED']);
    expect(statusAfter('PUBLISHED', 'deactivate')).toBe('DEACTIVATED');
    expect(statusAfter('DEACTIVATED', 'activate')).toBe('PUBLISHED');
  });

  test('is found under All and under its own status', () => {
    const items = publicationStatuses.map((status, id) => ({ id, status }));
    expect(publicationFilters.map((filter) => publicationFilterLabels[filter])).toEqual([
      'All',
      'Published',
      'Draft',
      'Deactivated',
    ]);
    expect(filterByStatus(items, 'ALL')).toEqual(items);
    for (const status of publicationStatuses) {
      expect(filterByStatus(items, status).map((item) => item.status)).toEqual([status]);
    }
  });
});
