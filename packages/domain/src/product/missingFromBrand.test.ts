import { expect, test } from 'vitest';
import { brand } from './brand';
import { missingFromBrand } from './missingFromBrand';

test('a brand file of an earlier version is told what it lacks, and this one lacks nothing', () => {
  expect(missingFromBrand(brand)).toEqual([]);
  const { icon, analytics, ...rest } = brand;
  const { endedMessage, ...sharing } = brand.sharing;
  expect([icon, analytics, endedMessage]).not.toContain(undefined);
  expect(missingFromBrand({ ...rest, sharing })).toEqual([
    'icon',
    'sharing.endedMessage',
    'analytics',
  ]);
});
