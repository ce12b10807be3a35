import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '../text/anyText.fixture';
import { emailKey, isValidEmail, resetEmailProblem, toAsciiDomain } from './email';
import { isUniversityEmail } from './universityEmail';

describe('An email address', () => {
  test('is taken in the forms that people have', () => {
    for (const email of [
      'ada@sounding.example',
      "o'neill+tag@health.ac.uk",
      'a@b.cd',
      'ada@münchen.example',
      'ada@xn--mnchen-3ya.example',
      'ada@4.sounding.example',
      'ada@eye.3d-lab.example',
      `${'a'.repeat(64)}@sounding.example`,
      `a@${'b.'.repeat(125)}cd`,
    ]) {
      expect(isValidEmail(email), email).toBe(true);
    }
  });

  test('is refused in the forms that lead nowhere or elsewhere', () => {
    for (const email of [
      '',
      'ada',
      '@sounding.example',
      'ada@',
      'ada@sounding',
      'ada@@sounding.example',
      'ada@evil.example@sounding.example',
      '"ada"@sounding.example',
      'ada lovelace@sounding.example',
      'ada@sounding.example ',
      'ada@sounding..example',
      'ada@-sounding.example',
      'ada@sounding-.example',
      'ada@sounding.example.',
      '.ada@sounding.example',
      'a..da@sounding.example',
      'ada@127.0.0.1',
      'ada@127.0.0.10',
      'ada@sounding.example/path',
      'ada@sounding.example:25',
      'ada\r\nBcc: all@sounding.example',
      'ada\u0000@sounding.example',
      `${'a'.repeat(65)}@sounding.example`,
      `ada@${'a'.repeat(64)}.example`,
      `aa@${'b.'.repeat(125)}cd`,
    ]) {
      expect(isValidEmail(email), email).toBe(false);
    }
  });

  test('has one key, whatever the case and script of writing [OPEN-45]', () => {
    expect(emailKey('Ada@Sounding.Example')).toBe('ada@sounding.example');
    expect(emailKey('ada@MÜNCHEN.example')).toBe(emailKey('ada@xn--mnchen-3ya.example'));
  });

  test('is asked for again when a reset is requested with an invalid one [RULE-45]', () => {
    expect(resetEmailProblem(' ada@sounding.example ')).toBeNull();
    expect(resetEmailProblem('ada')).toBe('Please enter a valid email address');
  });

  test('has a domain that DNS can hold, or none', () => {
    for (const text of [
      ...['a.example/b', 'a.example:80', 'b@a.example', 'a.example?b', 'a.example#b'],
      ...[
        'a.exa\tmple',
        'a.example\\b',
        '%61.example',
        'a.example.',
        '',
        `${'ü'.repeat(60)}.example`,
      ],
    ]) {
      expect(toAsciiDomain(text), text).toBeNull();
      expect(isValidEmail(`ada@${text}`), text).toBe(false);
    }
    expect(toAsciiDomain('localhost')).toBe('localhost');
    expect(toAsciiDomain(`${'ü'.repeat(50)}.example`)).toMatch(/^xn--[a-z]+\.example$/);
    expect(emailKey('Ada@a.example/b')).toBe('ada@a.example/b');
  });

  test('has one key, from which the same one is made again', () => {
    const letter = fc.constantFrom(...Array.from('aZß-.ü\u0308ｓⅧİıKàς۱日'), 'xn--');
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 3 }), (domain) => {
        const email = `Ada+b@${domain}`;
        fc.pre(isValidEmail(email));
        expect(isValidEmail(emailKey(email))).toBe(true);
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });

  test('is never judged by an exception', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof isValidEmail(text)).toBe('boolean');
        expect(typeof emailKey(text)).toBe('string');
        expect(['string', 'object']).toContain(typeof toAsciiDomain(text));
      }),
    );
  });
});

describe('The university’s address', () => {
  const isOurs = (email: string) => isUniversityEmail(email, 'sounding.example');

  test('ends in its domain or a sub-domain, whatever the case [SIGNUP-05, OPEN-42]', () => {
    expect(isOurs('ada@sounding.example')).toBe(true);
    expect(isOurs('ADA@Sounding.EXAMPLE')).toBe(true);
    expect(isOurs('ada@medicine.sounding.example')).toBe(true);
    expect(isUniversityEmail('ada@xn--mnchen-3ya.example', 'MÜNCHEN.example')).toBe(true);
  });

  test('is not one that merely looks like it [SIGNUP-05]', () => {
    for (const email of [
      'ada@notsounding.example',
      'ada@sounding.example.evil.example',
      'sounding.example@evil.example',
      'ada@sounding.example@evil.example',
      'ada@evil.example@sounding.example',
      'ada@evil.example#sounding.example',
      'ada@soundıng.example',
      'ada@sоunding.example',
      'sounding.example',
    ]) {
      expect(isOurs(email), email).toBe(false);
    }
  });

  test('is nobody’s while no domain is set', () => {
    for (const email of ['ada@sounding.example', 'ada@sounding.null']) {
      expect(isUniversityEmail(email, ''), email).toBe(false);
    }
  });
});
