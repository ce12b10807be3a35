import { describe, expect, test } from 'vitest';

import { codeProblem, isCodeComplete } from './code';
import { validateResearcher } from './researcherForm';
import {
  assignableRoles,
  homePaths,
  isAssignableRole,
  isRole,
  needsUserAgreement,
  roles,
} from './roles';
import { timings } from './timings';

describe('A two-factor code', () => {
  test('is complete at exactly six characters', () => {
    expect(['12345', '123456', '1234567'].map(isCodeComplete)).toEqual([false, true, false]);
  });

  test('has digits only [OPEN-04]', () => {
    expect(codeProblem('123456')).toBeNull();
    for (const code of ['12345a', '１２３４５６', '12 456', '-12345', '12345']) {
      expect(codeProblem(code)).toBe('Invalid input format');
    }
  });
});

describe('The researcher form', () => {
  const form = { name: 'Ada Lovelace', login: 'ada@sounding.example' };
  const problemsOf = (changes: Partial<Parameters<typeof validateResearcher>[0]>) =>
    validateResearcher({ ...form, ...changes });

  test('is content with a name and an email address [RULE-32]', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ login: ' ada@sounding.example ' })).toEqual([]);
    expect(problemsOf({ role: 'ROLE_MONITOR_RESEARCHER' })).toEqual([]);
  });

  test('asks for the name [RULE-28, RULE-32]', () => {
    expect(problemsOf({ name: ' ' })).toEqual([
      { field: 'name', kind: 'error', message: 'Name is required' },
    ]);
    expect(problemsOf({ name: 'a'.repeat(100) })).toEqual([]);
    expect(problemsOf({ name: 'a'.repeat(101) }).map(({ kind }) => kind)).toEqual(['length']);
  });

  test('refuses a name that mail programs would make a link of', () => {
    expect(problemsOf({ name: 'Unblock it: https://evil.example' })).toEqual([
      { field: 'name', kind: 'error', message: 'The Name cannot contain a web address' },
    ]);
  });

  test('asks for the email address [RULE-29, RULE-32]', () => {
    expect(problemsOf({ login: ' ' })).toEqual([
      { field: 'login', kind: 'error', message: 'Email is required' },
    ]);
  });

  test('asks for a valid email address [RULE-30]', () => {
    expect(problemsOf({ login: 'ada@' })).toEqual([
      { field: 'login', kind: 'error', message: 'Email needs to be in a valid format' },
    ]);
  });

  test('asks for the role where one is chosen, and no admin is made this way [RULE-31, OPEN-41]', () => {
    for (const role of [null, '', 'ROLE_ADMIN', 'toString']) {
      expect(problemsOf({ role })).toEqual([
        { field: 'role', kind: 'error', message: 'Role is required' },
      ]);
    }
  });
});

describe('Roles', () => {
  test('have a home each', () => {
    expect(roles.map((role) => homePaths[role])).toEqual(['/', '/dashboard', '/admin']);
  });

  test('need the user agreement, except the admin', () => {
    expect(roles.filter(needsUserAgreement)).toEqual(assignableRoles);
  });

  test('are recognised by name alone', () => {
    expect(roles.every(isRole)).toBe(true);
    expect([null, 'role_admin', 'constructor', 3].some(isRole)).toBe(false);
    expect(isAssignableRole('ROLE_ADMIN')).toBe(false);
  });
});

test('The times a session keeps are the specification’s', () => {
  expect(timings).toMatchObject({
    idleReminderSeconds: 600,
    idleExpirySeconds: 900,
    twoFactorIdleSeconds: 300,
    twoFactorResetRedirectSeconds: 3,
  });
});

test('A reset link works for an hour, and that of a first password for three days [OPEN-110]', () => {
  expect(timings).toMatchObject({ resetKeyMinutes: 60, firstPasswordKeyHours: 72 });
});
