import { describe, expect, test } from 'vitest';

import { validateLocks } from './locks';

const stored = {
  launchDate: '2026-06-01T09:00:00.000Z',
  ageRanges: [{ id: 1 }, { id: 2 }],
  interests: [{ id: 3 }],
};

describe('A researcher edits a published project', () => {
  test('and may add to the audience', () => {
    const sent = {
      ...stored,
      ageRanges: [{ id: 2 }, { id: 5 }, { id: 1 }],
      interests: [{ id: 4 }, { id: 3 }],
    };
    expect(validateLocks(stored, sent)).toEqual([]);
  });

  test('and may not take away what was saved, or move the launch', () => {
    const sent = { launchDate: null, ageRanges: [{ id: 1 }], interests: [{ id: 4 }] };
    expect(validateLocks(stored, sent).map(({ field }) => field)).toEqual([
      'ageRanges',
      'interests',
      'launchDate',
    ]);
  });

  test('and the same launch counts as unmoved, however it is written', () => {
    const launchDate = new Date(stored.launchDate);
    expect(validateLocks(stored, { ...stored, launchDate })).toEqual([]);
  });
});
