import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { beginAll, createGuessLimit, doublingWait, type GuessLimit } from './guessLimit';
import { createQuota } from './quota';

let opened: TestDatabase;
let limit: GuessLimit;

const platform = () => ({ pool: opened.pool, settings: { hasRateLimits: true } });
const rule = {
  name: 'test',
  failures: 3,
  seconds: 900,
  waitSeconds: doublingWait,
  memorySeconds: 900,
};

beforeAll(async () => {
  opened = await createTestDatabase();
  limit = createGuessLimit(platform(), rule);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => opened.close());

test('No limit has a timer of its own: what is over is deleted with everything else that is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  createGuessLimit(platform(), rule);
  createQuota(platform(), { name: 'test', times: 3, seconds: 900 });
  expect(vi.getTimerCount()).toBe(0);
});

const fail = async (key: string) => (await limit.begin(key)).failed();

/** Lets the wait of this key end without waiting for it. */
const endWait = (key: string) =>
  opened.pool.query('UPDATE rate_limits SET expire = 0 WHERE key = $1', [`test-wait:${key}`]);

describe('After three failures', () => {
  test('each further try has to wait twice as long, up to a quarter of an hour', async () => {
    const waits: number[] = [];
    for (let count = 0; count < 3; count += 1) await fail('ada');
    for (let round = 0; round < 6; round += 1) {
      const refusal: unknown = await limit.begin('ada').catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 429 });
      waits.push((refusal as { retryAfterSeconds: number }).retryAfterSeconds);
      await endWait('ada');
      await fail('ada');
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('a right try opens the way again', async () => {
    for (let count = 0; count < 3; count += 1) await fail('grace');
    await endWait('grace');
    await (await limit.begin('grace')).succeeded();
    await expect(limit.begin('grace')).resolves.toBeDefined();
  });

  test('nobody else waits', async () => {
    for (let count = 0; count < 3; count += 1) await fail('mary');
    await expect(limit.begin('edith')).resolves.toBeDefined();
  });
});

describe('Tries at the same time', () => {
  /** Begins `size` tries at once; returns those let in, and how long the others are told to wait. */
  async function burst(key: string, size: number) {
    const begun = await Promise.allSettled(Array.from({ length: size }, () => limit.begin(key)));
    const tries = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const waits = begun.flatMap((each) =>
      each.status === 'rejected'
        ? [(each.reason as { retryAfterSeconds: number }).retryAfterSeconds]
        : [],
    );
    return { tries, waits };
  }
  const failAll = (tries: Awaited<ReturnType<typeof burst>>['tries']) =>
    Promise.all(tries.map((each) => each.failed()));
  const waitOf = async (key: string) => (await burst(key, 1)).waits.map((each) => each / 60);

  // Chance decides which try comes last, and one in three once made the wait too long: hence 12 keys.
  test('are judged no oftener and wait no longer than one after the other', async () => {
    for (const key of Array.from({ length: 12 }, (_, index) => `lise-${index}`)) {
      const waits: number[] = [];
      for (const judged of [3, 1]) {
        const { tries, waits: refused } = await burst(key, 30);
        await failAll(tries);
        expect([tries.length, refused.length]).toEqual([judged, 30 - judged]);
        waits.push(Math.max(...refused) / 60, ...(await waitOf(key)));
        await endWait(key);
      }
      expect(waits.map(Math.round)).toEqual([1, 1, 2, 2]);
    }
  });

  test('that were right leave the way open, and no wait longer, behind one that was wrong', async () => {
    const right = [await limit.begin('irene'), await limit.begin('irene')];
    const mistyped = await limit.begin('irene');
    for (const each of right) await each.succeeded();
    await mistyped.failed();
    await endWait('irene');

    for (let count = 0; count < 2; count += 1) await fail('irene');

    expect((await waitOf('irene')).map(Math.round)).toEqual([1]);
  });
});

describe('Once a clock that was ahead is put right', () => {
  /** Works while the server's clock is so far ahead. */
  async function whileAhead({ seconds }: { seconds: number }, work: () => Promise<unknown>) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    await work();
    vi.useRealTimers();
  }

  const waitsOf = async (tries: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).flatMap((each) =>
      each.status === 'rejected'
        ? [Math.round((each.reason as { retryAfterSeconds: number }).retryAfterSeconds / 60)]
        : [],
    );

  test.each([
    ['an hour, waits no longer, and has as many tries as anybody', 3600, []],
    ['less than a minute, still waits', 50, [2]],
  ])('who failed three times while it was ahead by %s', async (_what, seconds, refused) => {
    const key = `chien-${seconds}`;
    await whileAhead({ seconds }, async () => {
      for (let count = 0; count < 3; count += 1) await fail(key);
    });

    expect(await waitsOf([limit.begin(key)])).toEqual(refused);
  });

  test('the wait of those who fail anew is no longer than it says', async () => {
    const failThrice = async () => {
      for (let count = 0; count < 3; count += 1) await fail('maria');
    };
    await whileAhead({ seconds: 3600 }, failThrice);
    await failThrice();

    expect(await waitsOf([limit.begin('maria')])).toEqual([1]);
  });

  test('an allowance that was used up meanwhile is whole again, and lets no more through at once', async () => {
    const quota = createQuota(platform(), { name: 'allowance', times: 3, seconds: 900 });
    const useUp = () => waitsOf(Array.from({ length: 9 }, () => quota.take('vera')));
    await whileAhead({ seconds: 3600 }, useUp);

    expect(await useUp()).toEqual(Array<number>(6).fill(15));
  });
});

test('A limit that counts for longer than housekeeping keeps counts does not start', () => {
  const day = 86_400;
  const starts = [
    () => createQuota(platform(), { name: 'daily', times: 3, seconds: day }),
    () => createGuessLimit(platform(), { ...rule, memorySeconds: day }),
    () => createGuessLimit(platform(), { ...rule, waitSeconds: (over) => over * day }),
  ];
  for (const start of starts) expect(start).toThrow('counts for longer than 3600 seconds');
});

test('The count outlives a restart', async () => {
  for (let count = 0; count < 3; count += 1) await fail('hedy');
  const restarted = createGuessLimit(platform(), rule);
  await expect(restarted.begin('hedy')).rejects.toMatchObject({ status: 429 });
});

test('A try that a second limit refuses counts for none', async () => {
  const strict: GuessLimit = { begin: () => Promise.reject(new Error('refused')) };
  for (let count = 0; count < 5; count += 1) {
    const both = beginAll([
      [limit, 'rosalind'],
      [strict, 'rosalind'],
    ]);
    await expect(both).rejects.toThrow('refused');
  }
  await expect(limit.begin('rosalind')).resolves.toBeDefined();
});

test('A try that our own mistake cut short does not count', async () => {
  for (let count = 0; count < 5; count += 1) {
    const attempt = await beginAll([[limit, 'emmy']]);
    const work = attempt.uncountedOnError(() => Promise.reject(new Error('ours')));
    await expect(work).rejects.toThrow('ours');
  }
  await expect(limit.begin('emmy')).resolves.toBeDefined();
});
