import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../text/anyText.fixture';
import { backupCodes, formatBackupCode, readBackupCode } from './backupCode';

describe('A backup code', () => {
  const code = fc
    .array(fc.constantFrom(...Array.from(backupCodes.alphabet)), { minLength: 10, maxLength: 10 })
    .map((characters) => characters.join(''));

  test('is written in two halves, and read however somebody types it', () => {
    expect(formatBackupCode('7K2QXM0RT1')).toBe('7K2QX-M0RT1');
    for (const typed of [
      '7K2QX-M0RT1',
      '7k2qxm0rt1',
      ' 7k2qx m0rt1 ',
      '7K2QX-MORTI',
      '7k2qxmortl',
    ]) {
      expect(readBackupCode(typed)).toBe('7K2QXM0RT1');
    }
  });

  test('comes back from how it is written', () => {
    fc.assert(fc.property(code, (each) => readBackupCode(formatBackupCode(each)) === each));
  });

  test('is no authenticator code and no other text', () => {
    for (const text of ['', '123456', '7K2QX-M0RT', '7K2QX-M0RT12', '7K2QX-M0RTU', '7K2QX_M0RT1']) {
      expect(readBackupCode(text)).toBeNull();
    }
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readBackupCode(text);
        return read === null || read.length === backupCodes.length;
      }),
    );
  });
});
