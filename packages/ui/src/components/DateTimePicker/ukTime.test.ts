import { expect, test } from 'vitest';
import { formatWallTime, resolve, toWallTime } from './ukTime';

const at = (iso: string) => formatWallTime(toWallTime(new Date(iso)));

test('an instant is shown as the time in the UK, in winter and in summer [OPEN-114]', () => {
  expect(at('2032-12-01T14:30:00Z')).toBe('01/12/2032, 14:30');
  expect(at('2032-06-01T14:30:00Z')).toBe('01/06/2032, 15:30');
});

test('midnight and the turn of a year fall on the UK day [OPEN-114]', () => {
  expect(at('2032-06-30T23:00:00Z')).toBe('01/07/2032, 00:00');
  expect(at('2033-01-01T00:00:00Z')).toBe('01/01/2033, 00:00');
});

test('a time that the clocks skip never comes', () => {
  const wall = { year: 2027, month: 3, day: 28, minute: 0 };
  expect(resolve({ ...wall, hour: 1, minute: 0 })).toEqual({ kind: 'never' });
  expect(resolve({ ...wall, hour: 1, minute: 59 })).toEqual({ kind: 'never' });
  expect(resolve({ ...wall, hour: 0, minute: 59 }).kind).toBe('once');
  expect(resolve({ ...wall, hour: 2 })).toEqual({
    kind: 'once',
    instant: new Date('2027-03-28T01:00:00Z'),
  });
});

test('of a time that comes twice both moments are known', () => {
  const wall = { year: 2027, month: 10, day: 31, minute: 30 };
  expect(resolve({ ...wall, hour: 1 })).toEqual({
    kind: 'twice',
    instant: new Date('2027-10-31T00:30:00Z'),
    second: new Date('2027-10-31T01:30:00Z'),
  });
  expect(resolve({ ...wall, hour: 0 }).kind).toBe('once');
  expect(resolve({ ...wall, hour: 2 })).toEqual({
    kind: 'once',
    instant: new Date('2027-10-31T02:30:00Z'),
  });
});
