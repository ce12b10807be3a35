import { describe, expect, test } from 'vitest';

import { filterByStatus, publicationFilterLabels, publicationFilters } from './filter';
import { recordStatus } from './history';
import {
  canActivate,
  canDeactivate,
  isEditable,
  isNewPublicationStatus,
  publicationStatuses,
  statusAfter,
} from './status';

describe('A question or update', () => {
  test('is new as PUBLISHED or DRAFT', () => {
    expect(publicationStatuses.filter(isNewPublicationStatus)).toEqual(['PUBLISHED', 'DRAFT']);
  });

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

  test('keeps a history that names each status once when nothing changed [OPEN-78]', () => {
    const first = new Date('2026-06-01T09:00:00.000Z');
    const second = new Date('2026-06-02T09:00:00.000Z');
    const drafted = recordStatus([], 'DRAFT', first);
    expect(recordStatus(drafted, 'DRAFT', second)).toBe(drafted);
    expect(recordStatus(drafted, 'PUBLISHED', second)).toEqual([
      { status: 'DRAFT', statusDate: '2026-06-01T09:00:00.000Z' },
      { status: 'PUBLISHED', statusDate: '2026-06-02T09:00:00.000Z' },
    ]);
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
