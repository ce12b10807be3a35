import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './failures';

const failure = (code: string) =>
  new DrizzleQueryError('SELECT', [], Object.assign(new Error('no answer'), { code }));

test.each([
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED'],
  ...['53100', '53200', '53300', '25006', '08006'],
])('A request that failed with %s may succeed in a moment', (code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(true);
});

test.each(['23505', '42501', '42P01'])('A request that failed with %s would fail again', (code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(false);
});
