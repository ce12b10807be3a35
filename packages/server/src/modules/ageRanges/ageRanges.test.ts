import type { Schemas } from '@sounding/api-client';
import { audienceLimits } from '@sounding/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test('The age ranges go from 16 without a gap to the open end [API-24, DATA-05, OPEN-94]', async () => {
  const { token } = await app.signInAs('ROLE_RESEARCHER');

  const answer = await app.request('GET', '/api/age-ranges', { token });

  const ranges = answer.json<Schemas['AgeRange'][]>();
  expect(ranges[0]?.lower).toBe(16);
  expect(ranges.at(-1)?.upper).toBe(audienceLimits.openEndedUpper);
  expect(ranges.slice(1).map(({ lower }) => lower)).toEqual(
    ranges.slice(0, -1).map(({ upper }) => upper + 1),
  );
});

test('The age ranges go from young to old however the database holds them', async () => {
  const { token } = await app.signInAs('ROLE_RESEARCHER');
  const read = async () =>
    (await app.request('GET', '/api/age-ranges', { token })).json<Schemas['AgeRange'][]>();
  const before = await read();

  await asOwner(app.testDatabase, (owner) =>
    owner.query('UPDATE age_ranges SET upper = upper WHERE lower = 16'),
  );

  expect(await read()).toEqual(before);
});
