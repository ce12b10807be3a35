import { expect, test } from 'vitest';

import { toCsv } from './csv';

test('A table becomes CSV that any reader takes apart again', () => {
  expect(
    toCsv(
      ['Name', 'Count'],
      [
        ['Ada "the Countess" Byron', 3],
        ['one, two', null],
        ['two\nlines', 0],
      ],
    ),
  ).toBe(
    '\u{feff}Name,Count\r\n"Ada ""the Countess"" Byron",3\r\n"one, two",\r\n"two\nlines",0\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'A spreadsheet does not run %j',
  (text) => {
    const cell = toCsv([text], []).replace('\u{feff}', '').replace('"', '');
    expect(cell.startsWith(`'${text}`)).toBe(true);
  },
);

test('A number keeps its sign', () => {
  expect(toCsv(['Change'], [[-5]])).toContain('\r\n-5\r\n');
});
