import { expect, test } from 'vitest';
import { sharesDay } from './readLine';

const dayInLondon = (at: Date) => at.toLocaleDateString('en-GB', { timeZone: 'Europe/London' });
const pointsAt = (...moments: string[]) => moments.map((at) => ({ at: new Date(at), value: 1 }));

test.each([
  [
    'more than 24 hours apart, as the clocks go back',
    '2026-10-24T23:00Z',
    '2026-10-25T23:30Z',
    true,
  ],
  ['on either side of midnight', '2026-10-01T22:30Z', '2026-10-01T23:30Z', false],
  ['at the same moment', '2026-10-01T09:00Z', '2026-10-01T09:00Z', false],
])(
  'two points %s: whether their day alone would not tell them apart',
  (_what, one, other, isShared) => {
    expect(sharesDay(pointsAt(one, other), dayInLondon)).toBe(isShared);
  },
);
