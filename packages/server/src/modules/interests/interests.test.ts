import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.platform.pool.query("UPDATE interests SET deleted_at = now() WHERE name = 'Cancer'");
});

afterAll(() => app.close());

async function read(url: string, role: 'ROLE_RESEARCHER' | 'ROLE_ADMIN') {
  const { token } = await app.signInAs(role);
  return (await app.request('GET', url, { token })).json<Schemas['Interest'][]>();
}

test('A researcher is offered the categories in use, in alphabetical order [API-25, DATA-03, OPEN-94]', async () => {
  const interests = await read('/api/interests', 'ROLE_RESEARCHER');

  const names = interests.map(({ name }) => name);
  expect(names).toContain('Mental health');
  expect(names).not.toContain('Cancer');
  expect(names).toEqual(names.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length);
});

test('A deleted category leaves the offer and stays on record, marked so [API-26, DATA-04, OPEN-95]', async () => {
  const offered = await read('/api/interests', 'ROLE_RESEARCHER');
  const interests = await read('/api/interests/all', 'ROLE_ADMIN');

  expect(offered.map(({ name }) => name)).not.toContain('Cancer');
  expect(interests.find(({ name }) => name === 'Cancer')).toMatchObject({ deleted: true });
  expect(interests.find(({ name }) => name === 'Mental health')).toMatchObject({ deleted: false });
});
