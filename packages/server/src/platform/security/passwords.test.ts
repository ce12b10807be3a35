import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPasswords, type Passwords } from './passwords';

let passwords: Passwords;

beforeAll(async () => {
  passwords = await createPasswords();
});

describe('A password', () => {
  test('is hashed with argon2id at 19 MiB and two passes, with a salt of its own', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('Ä quiet'),
      passwords.hash('Ä quiet'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
  });

  test('is right however its accents were typed, and in no other case, space or length', async () => {
    const stored = await passwords.hash('Caf\u00e9 au lait');
    const isRight = async (typed: string) => (await passwords.verify(stored, typed)).isRight;
    expect(await isRight('Cafe\u0301 au lait')).toBe(true);
    for (const wrong of ['café au lait', 'Café au lait ', 'Café au lai', '']) {
      expect(await isRight(wrong)).toBe(false);
    }
  });

  test('is never right where there is none', async () => {
    for (const stored of [null, undefined]) {
      expect((await passwords.verify(stored, 'anything')).isRight).toBe(false);
    }
  });

  test('with parameters of the past is right, and asks to be hashed again', async () => {
    const old = await hash('Sounding', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await passwords.verify(old, 'Sounding')).toEqual({ isRight: true, isOutdated: true });
    const now = await passwords.hash('Sounding');
    expect((await passwords.verify(now, 'Sounding')).isOutdated).toBe(false);
  });
});

test('Beyond thirty-two in the queue a request is told to come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => passwords.verify(null, 'x')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused.map(({ reason }: { reason: unknown }) => reason)).toContainEqual(
    expect.objectContaining({ status: 503, retryAfterSeconds: 5 }),
  );
});
