import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionStore } from './sessionStore';

beforeEach(() => {
  sessionStorage.clear();
});

describe('signing in', () => {
  test('stores the token and marks the session authenticated [AUTH-17]', () => {
    const session = new SessionStore(sessionStorage);
    session.start('A-Token', 'ada@sounding.example');
    for (const { get } of [session, new SessionStore(sessionStorage)]) {
      expect(get()).toMatchObject({ authenticationToken: 'A-Token', authenticated: true });
    }
  });

  test('does not take over the role or the agreement of whoever was here before', () => {
    const session = new SessionStore(sessionStorage);
    session.start('one', 'ada@sounding.example');
    session.setRole('ROLE_ADMIN');
    session.setAgreement(true);
    session.start('two', 'ben@sounding.example');
    expect(session.get()).toMatchObject({ role: null, acceptedUserAgreement: null });
  });
});

test('a reload keeps the whole session, from session storage [DATA-17, DATA-18]', () => {
  const before = new SessionStore(sessionStorage);
  before.start('a-token', 'ada@sounding.example');
  before.setRole('ROLE_RESEARCHER');
  before.setAgreement(true);

  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    authenticationToken: '"a-token"',
    authenticated: 'true',
    role: '"ROLE_RESEARCHER"',
    acceptedUserAgreement: 'true',
    login: '"ada@sounding.example"',
  });
  expect(localStorage.length).toBe(0);
  expect(new SessionStore(sessionStorage).get()).toEqual(before.get());
});

test('signing out clears token, role and agreement and is no longer authenticated [AUTH-20]', () => {
  const session = new SessionStore(sessionStorage);
  session.start('a-token', 'ada@sounding.example');
  session.setRole('ROLE_RESEARCHER');
  session.setAgreement(true);
  session.end();

  const nobody = {
    authenticationToken: null,
    authenticated: false,
    role: null,
    acceptedUserAgreement: null,
    login: null,
  };
  expect(session.get()).toEqual(nobody);
  expect(new SessionStore(sessionStorage).get()).toEqual(nobody);
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ authenticated: 'false' });
});

test('a session that ends by itself remembers whose it was, and nothing else', () => {
  const session = new SessionStore(sessionStorage);
  session.start('a-token', 'ada@sounding.example');
  session.setRole('ROLE_RESEARCHER');
  session.expire();
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    authenticated: 'false',
    login: '"ada@sounding.example"',
  });
  expect(new SessionStore(sessionStorage).get()).toEqual(session.get());
});

test.each([
  ['nothing', {}],
  ['text that is not JSON', { authenticationToken: '{', authenticated: 'true' }],
  ['a token without the mark', { authenticationToken: '"a-token"' }],
  ['a mark without a token', { authenticated: 'true' }],
])('%s in storage is nobody', (_, stored) => {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  expect(new SessionStore(sessionStorage).get().authenticated).toBe(false);
});

test('a role that does not exist is no role', () => {
  sessionStorage.setItem('authenticationToken', '"a-token"');
  sessionStorage.setItem('authenticated', 'true');
  sessionStorage.setItem('role', '"ROLE_EMPEROR"');
  expect(new SessionStore(sessionStorage).get().role).toBeNull();
});

test('whoever listens hears of a change, and of none after leaving', () => {
  const session = new SessionStore(sessionStorage);
  let heard = 0;
  const leave = session.subscribe(() => {
    heard += 1;
  });
  session.start('a-token', 'ada@sounding.example');
  session.setRole('ROLE_ADMIN');
  session.setRole('ROLE_ADMIN');
  expect(heard).toBe(2);
  leave();
  session.end();
  expect(heard).toBe(2);
});

test('an answer that arrives after the session has ended changes nothing [AUTH-20]', () => {
  const session = new SessionStore(sessionStorage);
  session.start('a-token', 'ada@sounding.example');
  session.end();
  session.setRole('ROLE_ADMIN');
  session.setAgreement(true);
  expect(session.get()).toMatchObject({ role: null, acceptedUserAgreement: null });
});

test('storage that takes nothing does not keep anybody from signing in', () => {
  const session = new SessionStore({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No space', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const listener = vi.fn();
  session.subscribe(listener);
  session.start('a-token', 'ada@sounding.example');
  expect(session.get()).toMatchObject({ authenticationToken: 'a-token', authenticated: true });
  expect(listener).toHaveBeenCalled();
});
