import { expect, test } from 'vitest';
import { trustedScript } from './trustedScript';

test('the policy trusts the one configured address, and no other', () => {
  const address = 'https://analytics.example/matomo.js';
  for (const script of [document.createElement('script'), document.createElement('script')]) {
    script.src = trustedScript(address);
    expect(script.src).toBe(address);
  }
  expect(() => trustedScript('https://analytics.example/other.js')).toThrow(TypeError);
});
