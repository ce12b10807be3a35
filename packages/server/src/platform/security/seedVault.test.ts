import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeedVault } from './seedVault';

const seed = randomBytes(20);
const vault = createSeedVault('a secret key of thirty-two letters');

test('A seed comes back for its own account, and looks different every time it is sealed', () => {
  const [first, second] = [vault.seal(7, seed), vault.seal(7, seed)];
  expect(vault.open(7, first)).toEqual(seed);
  expect(first.nonce).toHaveLength(12);
  expect(second.secret).not.toEqual(first.secret);
  expect(first.secret.includes(seed)).toBe(false);
});

test('A seed copied to another account, changed, or sealed with another key does not open', () => {
  const sealed = vault.seal(7, seed);
  expect(() => vault.open(8, sealed)).toThrow();
  const changed = Buffer.from(sealed.secret);
  changed[0] = (changed[0] ?? 0) ^ 1;
  expect(() => vault.open(7, { ...sealed, secret: changed })).toThrow();
  const other = createSeedVault('another secret key of thirty-two');
  expect(() => other.open(7, sealed)).toThrow(/sealed with key/);
});
