import { expect, test } from 'vitest';
import { cookiePreference } from './cookiePreference';

test('the choice about cookies is stored as enabled or disabled [COOK-12, OPEN-23]', () => {
  expect(cookiePreference.get()).toBeNull();
  for (const choice of ['enabled', 'disabled'] as const) {
    cookiePreference.set(choice);
    expect(localStorage.getItem('cookiePreference')).toBe(choice);
    expect(cookiePreference.get()).toBe(choice);
  }
});
