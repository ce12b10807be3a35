import { contextWordsOf, passwordProblem } from '@sounding/domain';
import { describe, expect, test } from 'vitest';
import { takeBreachedPasswords } from '../../../../build/takeBreachedPasswords';
import breachedList from './breachedPasswords.txt?raw';
import { commonPasswordReason } from '.';

const ada = { fullName: 'Dr Ada Byron-King', login: 'a.lovelace@health.example' };
const reasonFor = (password: string) => commonPasswordReason(password, contextWordsOf(ada));

describe('A password that keeps the rule', () => {
  test('is refused when it leaked, however its letters are cased', async () => {
    for (const password of ['!Qazxsw2#Edcvfr4', 'NICK1234-Rem936']) {
      expect(passwordProblem(password)).toBeNull();
      expect(await reasonFor(password)).toBe('breached');
    }
  });

  test('is refused when it holds the name of the person, the address, the site or the university', async () => {
    for (const password of [
      'My-Sounding-9471-kettle',
      'Old-University-9471-k',
      'Kettle-BYRON-9471-moss',
      'Kettle-Lovelace-9471-m',
    ]) {
      expect(await reasonFor(password)).toBe('personal');
    }
  });

  test('is refused when a guesser would soon come to it', async () => {
    for (const password of ['Passwordpassword1!', 'Qwertyuiop123!', 'Aa1!Aa1!Aa1!Aa1!']) {
      expect(passwordProblem(password)).toBeNull();
      expect(await reasonFor(password)).toBe('guessable');
    }
  });

  test('is taken when there is nothing to say against it', async () => {
    for (const password of ['Calm-estuary-2026!', 'Ключ-к-двери-7491', 'Quiet-harbour-1851']) {
      expect(await reasonFor(password)).toBeNull();
    }
  });
});

test('The list is the pinned package’s own, of thirteen characters and more', () => {
  expect(takeBreachedPasswords()).toBe(breachedList);
  const lines = breachedList.trimEnd().split('\n');
  expect(lines).toHaveLength(28_192);
  expect(lines.every((line) => Array.from(line).length >= 13)).toBe(true);
});
