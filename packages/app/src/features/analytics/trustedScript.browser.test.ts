import { expect, test } from 'vitest';
import { analytics } from '../../testing/samples';
import { trustedScript } from './trustedScript';

test('the policy trusts the one configured address, and no other', () => {
  const address = `${analytics.address}/matomo.js`;
  for (const script of [document.createElement('script'), document.createElement('script')]) {
    script.src = trustedScript(address);
    expect(script.src).toBe(address);
  }
  expect(() => trustedScript(`${analytics.address}/other.js`)).toThrow(TypeError);
});
