import fc from 'fast-check';
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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\ta', '\na', '\ra', '＝1', '＋1', '－1', '＠1'])(
  'A spreadsheet does not run %j',
  (text) => {
    const cell = toCsv([text], []).replace('\u{feff}', '').replace('"', '');
    expect(cell.startsWith(`'${text}`)).toBe(true);
  },
);

test.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada; @SUM(A1)', "Ada;' @SUM(A1)"],
  ['Ada\t+1', "Ada\t'+1"],
  ['Ada\n=1', "Ada\n'=1"],
  ['=1;=1', "'=1;'=1"],
])('Nor does one that parts cells at semicolons, tabs or lines run a part of %j', (text, cell) => {
  expect(toCsv([text], [])).toBe(`\u{feff}"${cell}"\r\n`);
});

test('Signs within words stand as they are', () => {
  expect(toCsv(['Follow-up; a + b = c, me@home'], [])).toContain('"Follow-up; a + b = c, me@home"');
});

/** The text without the apostrophes that defuse formulas. */
const undefused = (text: string) =>
  text.replaceAll(/(?<=^|[;\t\n\r])'(?=[^\S\t\n\r]*=)|^'(?=[\t\n\r])/g, '');

test('Whatever the cells hold, a reader finds each of them in its place', () => {
  const cell = fc.string({
    unit: fc.constantFrom('"', ',', ';', '\r', '\n', '\t', '=', "'", ' ', 'é', '😀'),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const [, ...read] = rowsOf(toCsv(['A', 'B'], rows));
      expect(read.map((cells) => cells.map(undefused))).toEqual(
        rows.map((cells) => cells.map(undefused)),
      );
    }),
  );
});

/** A reader of CSV as RFC 4180 describes it: a cell is quoted, with its quotes doubled, or plain. */
function rowsOf(csv: string): string[][] {
  const cells = csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('A number keeps its sign', () => {
  expect(toCsv(['Change'], [[-5]])).toContain('\r\n-5\r\n');
});
