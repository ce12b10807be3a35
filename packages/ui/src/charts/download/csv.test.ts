import { expect, test } from 'vitest';
import { tableToCsv } from './csv';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

test('numbers stay numbers and words are quoted', () => {
  const csv = tableToCsv({ head: ['Group', 'Responses'], rows: [['18 to 25, "young"', 1204]] });
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(lines(csv)).toEqual(['"Group","Responses"', '"18 to 25, ""young""",1204', '']);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rx', '  =1', '＝1'])(
  'a spreadsheet takes %j for words, not for a formula',
  (label) => {
    expect(lines(tableToCsv({ head: ['Group'], rows: [[label]] }))[1]).toMatch(/^"'/u);
  },
);

test('nor does one that parts cells at semicolons or lines take a part of a label for one', () => {
  const [, row] = lines(tableToCsv({ head: ['Group'], rows: [['No;=1+1;@A1']] }));
  expect(row).toBe(`"No;'=1+1;'@A1"`);
});

test('a sign inside a text is left alone', () => {
  expect(lines(tableToCsv({ head: ['Group'], rows: [['A\tB']] }))[1]).toBe('"A\tB"');
  expect(lines(tableToCsv({ head: ['Group'], rows: [['Follow-up']] }))[1]).toBe('"Follow-up"');
});
