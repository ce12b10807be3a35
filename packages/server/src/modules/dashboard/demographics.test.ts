import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;
let monitor: SignedIn;
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-12-31T23:30:00.000Z'));
  monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER');
});

afterAll(() => app.close());

async function join(count: number, birthYear: number | null, gender: string | null, from: string) {
  for (let each = 0; each < count; each += 1) {
    people += 1;
    await app.platform.pool.query(
      'INSERT INTO participants (login, birth_year, gender, ethnicity) VALUES ($1, $2, $3, $4)',
      [`wren-${people}`, birthYear, gender, from],
    );
  }
}

async function read() {
  const answer = await app.request('GET', '/api/dashboard/demographics', { token: monitor.token });
  return answer.json<Schemas['MonitorDemographics']>();
}

const shown = (counts: Schemas['LabelCount'][]) =>
  counts.flatMap(({ label, count }) => (count === 0 ? [] : [`${label} ${count ?? 'hidden'}`]));

test('With nobody there is nothing to see', async () => {
  const { totalCountForGender, totalCountForAge } = await read();
  expect(shown(totalCountForGender)).toEqual([]);
  expect(shown(totalCountForAge)).toEqual([]);
});

test('Where all numbers are small, nothing is told of what anybody said, and of the ages only their ranges', async () => {
  await join(2, 2000, 'Female', 'White British');

  const { totalCountForGender, totalCountForEthnicity, totalCountForAge } = await read();

  expect([totalCountForGender, totalCountForEthnicity]).toEqual([[], []]);
  expect(totalCountForAge).toHaveLength(10);
  expect(totalCountForAge.filter(({ count }) => count !== null)).toEqual([]);
});

test('The monitor reads who the participants are, age in the platform’s ranges [API-65, DATA-20, OPEN-10]', async () => {
  await join(4, 2000, 'Female', 'White British');
  await join(7, 1951, 'Male', 'Asian or Asian British');
  await join(5, null, null, 'White British');

  const { totalCountForGender, totalCountForEthnicity, totalCountForAge } = await read();

  expect(shown(totalCountForGender)).toEqual(['Female 6', 'Male 7', 'Not stated 5']);
  expect(shown(totalCountForEthnicity)).toEqual(['Asian or Asian British 7', 'White British 11']);
  expect(shown(totalCountForAge)).toEqual(['26-35 6', '66-75 7', 'Not stated 5']);
  expect(totalCountForAge.map(({ label }) => label)).toEqual([
    ...['16-17', '18-25', '26-35', '36-45', '46-55', '56-65', '66-75', '76 or above'],
    ...['Other', 'Not stated'],
  ]);
});

test('A small number is hidden, and another with it, so that no subtraction tells it', async () => {
  await join(1, 1950, 'Non-binary', 'White British');

  const { totalCountForGender } = await read();

  expect(shown(totalCountForGender)).toEqual([
    'Female 6',
    'Male 7',
    'Non-binary hidden',
    'Not stated hidden',
  ]);
});

test('Whoever changes or leaves is counted anew', async () => {
  await app.platform.pool.query("UPDATE participants SET gender = 'Male' WHERE gender <> 'Male'");
  await app.platform.pool.query('DELETE FROM participants WHERE gender IS NULL');

  expect(shown((await read()).totalCountForGender)).toEqual(['Male 14']);
});
