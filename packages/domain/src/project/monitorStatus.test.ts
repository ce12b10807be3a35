import { expect, test } from 'vitest';

import { monitorStatus } from './monitorStatus';
import { noon } from './project.fixture';

test('A monitor finds every project in one of four groups [OPEN-08]', () => {
  const ahead = '2026-12-01T00:00:00.000Z';
  const past = '2026-06-01T00:00:00.000Z';
  const group = (status: 'DRAFT' | 'PENDING' | 'REJECTED' | 'PUBLISHED', endDate: string | null) =>
    monitorStatus({ status, publishedDate: status === 'PUBLISHED' ? past : null, endDate }, noon);
  expect(group('PUBLISHED', ahead)).toBe('live');
  expect(group('PUBLISHED', past)).toBe('ended');
  expect(group('PENDING', past)).toBe('pending');
  expect(group('DRAFT', null)).toBe('draft');
  expect(group('REJECTED', past)).toBe('draft');
});
