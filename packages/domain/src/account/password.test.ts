import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '../text/anyText.fixture';
import {
  passwordChecklist,
  passwordMessages,
  passwordProblem,
  validateNewPassword,
  validatePasswordChange,
} from './password';

const strong = 'Estuary-2026!!';
const weak =
  'Password needs to have minimum fourteen characters, at least one uppercase letter, one lowercase letter, one number and one special character';
const unmet = (password: string) =>
  passwordChecklist(password)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);

describe('A person chooses a password', () => {
  test('and is told that one is required [RULE-33]', () => {
    expect(passwordProblem('')).toBe('Password is required');
  });

  test('and the confirmation has to be the same [RULE-34]', () => {
    expect(validateNewPassword({ password: strong, confirmation: strong }, {})).toEqual([]);
    expect(validateNewPassword({ password: strong, confirmation: `${strong} ` }, {})).toEqual([
      {
        field: 'confirmation',
        kind: 'error',
        message: 'Your password and confirmation password must match',
      },
    ]);
  });

  test('and a weak one is met with the whole rule [RULE-35]', () => {
    expect(passwordProblem('password')).toBe(weak);
    expect(validateNewPassword({ password: 'password', confirmation: 'password' }, {})).toEqual([
      { field: 'password', kind: 'error', message: weak },
    ]);
  });

  test('that holds neither their address nor the names of site and university, and hears which rule and why', () => {
    const told = (password: string, login: string | null) =>
      validateNewPassword({ password, confirmation: password }, { login }).map(
        ({ message }) => message,
      );
    const leaveOut = `${weak}.\nPlease leave out your name, your email address, and the names of this site and its university.`;
    for (const password of ['My-SOUNDING-9471-k', 'Old-University-9471-k']) {
      expect(told(password, null)).toEqual([leaveOut]);
    }
    expect(told('Kettle-Byron-9471-m', 'a.byron@health.example')).toEqual([leaveOut]);
    expect(told('Kettle-Byron-9471-m', null)).toEqual([]);
    expect(told('Health-9471-kettle', 'a.byron@health.example')).toEqual([]);
    expect(told('Sounding', null)).toEqual([weak]);
  });

  test('with an uppercase letter, a lowercase letter, a number and a special character [RULE-36]', () => {
    const lacking = {
      uppercase: 'sounding-2026!',
      lowercase: 'SOUNDING-2026!',
      number: 'Sounding-board!',
      special: 'Sounding202626',
    };
    for (const [id, password] of Object.entries(lacking)) {
      expect(unmet(password)).toEqual([id]);
      expect(passwordProblem(password)).toBe(weak);
    }
    expect(unmet(strong)).toEqual([]);
    expect(passwordProblem(strong)).toBeNull();
  });

  test('without a tab, a line break or another control character, which no field takes', () => {
    for (const character of [
      '\t',
      '\n',
      '\r',
      '\r\n',
      '\u0000',
      '\u001b',
      '\u007f',
      '\u0085',
      '\u2028',
    ]) {
      for (const password of [`${strong}${character}`, `Sounding${character}-2026!x`]) {
        expect(passwordProblem(password)).toBe(
          'Password cannot contain tabs, line breaks or other control characters',
        );
      }
    }
    for (const password of [`${strong} `, `${strong}\u00a0é👩🏽‍🔬`, `${strong}\u200d`]) {
      expect(passwordProblem(password)).toBeNull();
    }
  });

  test('of 14 characters; 13 are refused with the stated message [RULE-37, OPEN-01]', () => {
    expect(passwordProblem('Sounding-202!!')).toBeNull();
    expect(passwordProblem('Sounding-202!')).toBe(weak);
    expect(unmet('Sounding-202!')).toEqual(['length']);
  });

  test('of 128 characters at most, an absurd length costing nothing', () => {
    expect(passwordProblem(strong + 'a'.repeat(128 - strong.length))).toBeNull();
    expect(passwordProblem(strong + 'a'.repeat(129 - strong.length))).toBe(
      passwordMessages.tooLong,
    );
    expect(unmet(strong + 'a'.repeat(129 - strong.length))).toEqual(['length']);
    const absurd = 'Aa1!'.repeat(1_000_000);
    expect(passwordProblem(absurd)).toBe(passwordMessages.tooLong);
    expect(unmet(absurd)).toEqual(['length', 'uppercase', 'lowercase', 'number', 'special']);
  });

  test('of 128 characters as they are sent, which is how the contract counts them', () => {
    const typed = (count: number) => `${strong}${'e\u0301'.repeat(count)}`;
    expect(passwordProblem(typed(57))).toBeNull();
    expect(passwordProblem(typed(58))).toBe(passwordMessages.tooLong);
    expect(passwordProblem(typed(58).normalize('NFC'))).toBeNull();
    // Form C has two code points for each of these.
    expect(passwordProblem(strong + '\u0958'.repeat(114))).toBeNull();
    expect(passwordProblem(strong + '😀'.repeat(114))).toBeNull();
    expect(passwordProblem(strong + '😀'.repeat(115))).toBe(passwordMessages.tooLong);
    expect(passwordProblem('😀'.repeat(128))).toBe(weak);
    expect(passwordProblem('😀'.repeat(129))).toBe(passwordMessages.tooLong);
  });

  test('in any script, a letter with an accent being one character however it is typed', () => {
    expect(passwordProblem('Ключ-к-двери-7')).toBeNull();
    expect(passwordProblem('É1!aaaaaaaaaa'.normalize('NFD'))).toBe(weak);
  });

  test('and a space is no special character', () => {
    expect(unmet('Four Words And 1')).toEqual(['special']);
  });

  test('and neither is an accent, composed with its letter or not', () => {
    for (const letter of ['\u00e9', 'e\u0301', 'x\u0301']) {
      expect(unmet(`Sounding20262${letter}`)).toEqual(['special']);
    }
  });

  test('and the ticks of the list say exactly what the rule says, but for characters that nobody sees [RULE-35]', () => {
    // Most samples would be too short without a size.
    const text = fc.string({
      unit: fc.constantFrom('A', 'a', '1', '!', ' ', 'é', '😀'),
      maxLength: 140,
      size: 'max',
    });
    fc.assert(
      fc.property(fc.oneof(text, anyText), (password) => {
        const problem = passwordProblem(password);
        fc.pre(problem !== passwordMessages.unprintable);
        expect(problem === null).toBe(passwordChecklist(password).every(({ isMet }) => isMet));
      }),
    );
    expect(unmet(`${strong}\t`)).toEqual([]);
    expect(passwordProblem(`${strong}\t`)).toBe(passwordMessages.unprintable);
  });
});

test('A person who changes a password gives the current one, whatever it is like, and the new one twice [RULE-33, RULE-34]', () => {
  const fieldsOf = (change: Parameters<typeof validatePasswordChange>[0]) =>
    validatePasswordChange(change, {}).map(({ field }) => field);
  expect(fieldsOf({ currentPassword: 'old', password: strong, confirmation: strong })).toEqual([]);
  expect(fieldsOf({ currentPassword: '', password: '', confirmation: 'x' })).toEqual([
    'currentPassword',
    'password',
    'confirmation',
  ]);
});
