import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetKey } from './resetKey';

const testPage = window.location.href;

beforeEach(() => resetKey.forget());
afterEach(() => window.history.replaceState(null, '', testPage));

function openAt(address: string) {
  window.history.replaceState({ idx: 3 }, '', address);
  resetKey.takeFromAddress();
}

test('the key of a mailed link is read from the parameter key, and the address tells it no longer [RESET-02]', () => {
  const entries = window.history.length;
  openAt('/account/reset/finish?key=mF_9.B5f-4.1JqM&from=mail#top');
  expect(resetKey.get()).toBe('mF_9.B5f-4.1JqM');
  expect(window.location.href).toMatch(/\/account\/reset\/finish\?from=mail#top$/);
  expect(window.history.state).toEqual({ idx: 3 });
  expect(window.history.length).toBe(entries);
});

test.each(['/account/reset/finish', '/account/reset/finish?key=', '/account/reset/finish?KEY=a'])(
  'there is none in %s',
  (address) => {
    openAt(address);
    expect(resetKey.get()).toBeNull();
  },
);
