import { describe, expect, test } from 'vitest';
import { readDateTime } from './readDateTime';

function instantOf(text: string) {
  const reading = readDateTime(text);
  return reading.kind === 'instant' ? reading.instant.toISOString() : reading.kind;
}

describe('what can be read', () => {
  test.each([
    '01/12/2032, 14:30',
    '1/12/2032 14:30',
    ' 01.12.2032 , 14.30 ',
    '01-12-2032,14:30',
    '01 12 2032 14:30',
    '٠١/١٢/٢٠٣٢, ١٤:٣٠',
    '٠١/١٢/٢٠٣٢، ١٤:٣٠',
    '01/12/2032\u00a014:30',
    '01/12/2032,\u202f14:30',
    '01/12/2032\t14:30',
    '\u200e01/\u200f12/2032, \u206614:30\u2069',
    '01\u201112\u20112032 14:30',
    '01–12–2032, 14:30',
    '０１／１２／２０３２，１４：３０',
    '01/12/2032, 14:30:00',
    '01.12.2032 14.30.00',
  ])('"%s" is half past two on 1 December, never 12 January [DET-04]', (text) => {
    expect(instantOf(text)).toBe('2032-12-01T14:30:00.000Z');
  });

  test('in summer an hour typed is an hour of British Summer Time', () => {
    expect(instantOf('01/07/2032, 09:00')).toBe('2032-07-01T08:00:00.000Z');
  });

  test('the last minute of a day is one', () => {
    expect(instantOf('01/12/2032, 23:59')).toBe('2032-12-01T23:59:00.000Z');
  });

  test('29 February is there in a leap year', () => {
    expect(instantOf('29/02/2032, 00:00')).toBe('2032-02-29T00:00:00.000Z');
  });
});

describe('what cannot be read says which part is wrong', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200e', 'empty'],
    ['01/12', 'unreadable'],
    ['01/12/20', 'unreadable'],
    ['01/12/0032, 14:30', 'unreadable'],
    ['2032-12-01T14:30', 'unreadable'],
    ['tomorrow', 'unreadable'],
    [', 14:30', 'unreadable'],
    ['on 01/12/2032, 14:30', 'unreadable'],
    ['01/12/20321, 14:30', 'unreadable'],
    ['01/12/2032, at 14:30', 'unreadable'],
    ['01/12/2032, 14:305', 'unreadable'],
    ['01/12/2032, 14:30:45', 'unreadable'],
    ['01/12/2032, 14:30:0', 'unreadable'],
    ['½/12/2032, 14:30', 'unreadable'],
    ['01/12/2032, soon', 'unreadable'],
    ['1'.repeat(5000), 'unreadable'],
    ['01/12/2032', 'noTime'],
    ['01/12/2032,', 'noTime'],
    ['31/02/2032, 10:00', 'noSuchDay'],
    ['29/02/2033, 10:00', 'noSuchDay'],
    ['12/31/2032, 10:00', 'noSuchDay'],
    ['00/12/2032, 10:00', 'noSuchDay'],
    ['01/12/2032, 24:00', 'noSuchTime'],
    ['01/12/2032, 14:60', 'noSuchTime'],
    ['28/03/2027, 01:30', 'skippedByClockChange'],
  ])('"%s": %s', (text, kind) => {
    expect(readDateTime(text).kind).toBe(kind);
  });
});

test('a time that comes twice is read as the first, and is known to come twice', () => {
  expect(readDateTime('31/10/2027, 01:30')).toMatchObject({
    instant: new Date('2027-10-31T00:30:00Z'),
    turn: 'first',
  });
  expect(readDateTime('31/10/2027, 02:00')).toMatchObject({ turn: 'only' });
});

test('of a time that comes twice the one that was given stays, and no other text is taken for it', () => {
  const second = new Date('2027-10-31T01:30:20Z');
  expect(readDateTime('31.10.2027 1:30', second)).toMatchObject({
    instant: second,
    turn: 'second',
  });
  expect(readDateTime('31/10/2027, 01:31', second)).toMatchObject({
    instant: new Date('2027-10-31T00:31:00Z'),
    turn: 'first',
  });
  const first = new Date('2027-10-31T00:30:20Z');
  expect(readDateTime('31/10/2027, 01:30', first)).toMatchObject({ instant: first, turn: 'first' });
});

describe('of a time that comes twice, limits between which only one lies take that', () => {
  const first = '2026-10-25T00:45:00.000Z';
  const second = '2026-10-25T01:45:00.000Z';
  test.each([
    ['the earliest lies between them', { minValue: '2026-10-25T01:30:00Z' }, second, 'second'],
    ['the second is the earliest itself', { minValue: '2026-10-25T01:45:20Z' }, second, 'second'],
    ['the latest lies between them', { maxValue: '2026-10-25T01:30:00Z' }, first, 'first'],
    ['both are within', { minValue: '2026-10-25T00:30:00Z' }, first, 'first'],
    ['both are too early', { minValue: '2026-10-25T01:50:00Z' }, first, 'first'],
    ['both are too late', { maxValue: '2026-10-25T00:30:00Z' }, first, 'first'],
  ])('%s', (_where, ends, instant, turn) => {
    const limits = Object.fromEntries(
      Object.entries(ends).map(([end, moment]) => [end, new Date(moment)]),
    );
    expect(readDateTime('25/10/2026, 01:45', null, limits)).toMatchObject({
      instant: new Date(instant),
      turn,
    });
  });

  test('also where the other was given', () => {
    const limits = { maxValue: new Date('2026-10-25T01:30:00Z') };
    expect(readDateTime('25/10/2026, 01:45', new Date(second), limits)).toMatchObject({
      instant: new Date(first),
      turn: 'first',
    });
    expect(readDateTime('25/10/2026, 01:45', new Date(second))).toMatchObject({ turn: 'second' });
  });
});
