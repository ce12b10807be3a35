import { contextWordsOf, passwordProblem } from '@sounding/domain';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { takeBreachedPasswords } from '../../../../build/takeBreachedPasswords';
import breachedList from './breachedPasswords.txt?raw';
import { commonPasswordReason } from '.';

const ada = { fullName: 'Dr Ada Byron-King', login: 'a.lovelace@health.example' };
const contextWords = contextWordsOf(ada);
const reasonFor = (password: string) => commonPasswordReason({ password, contextWords });

/** Among the slowest to estimate that are known: half a second of a processor. */
const slowest = `${'2011'.repeat(9)}!aA1`;

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

test('While a password is judged, everything else goes on', async () => {
  await reasonFor(slowest);
  const judging = reasonFor(slowest);
  let turns = 0;
  while ((await Promise.race([judging, turn('waiting')])) === 'waiting') turns += 1;

  expect(await judging).toBe('guessable');
  expect(turns).toBeGreaterThan(20);
});

test('Twenty new passwords wait for the one that is judged, and more are refused at once', async () => {
  const judged = await Promise.allSettled(
    Array.from({ length: 22 }, () => reasonFor('x'.repeat(14))),
  );

  expect(judged.slice(0, 21).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(judged[21]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 10 } });
});

test('A password that is not judged in time may be sent again, and the next one is judged', async () => {
  await expect(commonPasswordReason({ password: slowest, contextWords }, 1)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 10,
  });

  expect(await reasonFor('Calm-estuary-2026!')).toBeNull();
});

test('The list is the pinned package’s own, of thirteen characters and more', () => {
  expect(takeBreachedPasswords()).toBe(breachedList);
  const lines = breachedList.trimEnd().split('\n');
  expect(lines).toHaveLength(28_192);
  expect(lines.every((line) => Array.from(line).length >= 13)).toBe(true);
});
