import { expect, test } from 'vitest';

import { productFacts } from './facts';

test('A page that has not loaded after 120 seconds counts as failed [CONST-01]', () => {
  expect(productFacts.chunkLoadTimeoutSeconds).toBe(120);
});

test('The facts that pages state are the specification’s [STAT-03, STAT-04, STAT-08, STAT-09]', () => {
  expect(productFacts).toMatchObject({
    versionLabel: 'v1.1.4',
    exportFileName: 'project-export.xls',
    minimumUserAge: 16,
    freeUntil: 'March 2026',
    accessibilityResponseDays: 10,
    termsEffective: '24/02/2025',
  });
});
