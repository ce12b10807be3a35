import { expect, test } from 'vitest';
import { createSeal } from './seal';

test('What is sealed as of one kind does not open as of another', () => {
  const secretKey = 'a secret key of thirty-two letters';
  const sealed = createSeal(secretKey, 'seeds').seal('account 7', Buffer.from('planted'));
  expect(createSeal(secretKey, 'seeds').open('account 7', sealed).toString()).toBe('planted');
  const other = createSeal(secretKey, 'mails');
  expect(() => other.open('account 7', sealed)).toThrow(/sealed with key/);
  expect(() => other.open('account 7', { ...sealed, keyId: other.keyId })).toThrow();
});
