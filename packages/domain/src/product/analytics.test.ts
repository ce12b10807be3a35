import { describe, expect, test } from 'vitest';
import { analyticsTool } from './analytics';
import { brand } from './brand';

test('the product as shipped has no analytics [OPEN-100]', () => {
  expect(analyticsTool(brand.analytics)).toBeNull();
});

test.each([
  { address: '', siteId: '7' },
  { address: 'https://analytics.example', siteId: '' },
])('there are none with half of what they need: $address $siteId', (analytics) => {
  expect(analyticsTool(analytics)).toBeNull();
});

test.each(['https://analytics.example/matomo', 'https://analytics.example/matomo/'])(
  'the script and what it tells lie at %s',
  (address) => {
    expect(analyticsTool({ address, siteId: '7' })).toEqual({
      siteId: '7',
      script: 'https://analytics.example/matomo/matomo.js',
      tracker: 'https://analytics.example/matomo/matomo.php',
    });
  },
);

describe('an owner hears at once of an address that could not be used', () => {
  test.each([
    'http://analytics.example',
    '//analytics.example',
    'data:https://analytics.example',
    "https://analytics.example; script-src 'unsafe-inline'",
    'https://analytics.example, *',
    'https://analytics.example/?module=a',
  ])('%s', (address) => {
    expect(() => analyticsTool({ address, siteId: '7' })).toThrow('analytics.address');
  });
});
