import { expect, test } from 'vitest';
import { cookiePreference } from './cookiePreference';

test('the choice about cookies is stored as enabled or disabled [COOK-12, OPEN-23]', () => {
  expect(cookiePreference.get()).toBeNull();
  cookiePreference.set('enabled');
  expect(localStorage.getItem('cookiePreference')).toBe('enabled');
  cookiePreference.set('disabled');
  expect(localStorage.getItem('cookiePreference')).toBe('disabled');
});
