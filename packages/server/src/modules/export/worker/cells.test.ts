import { expect, test } from 'vitest';
import { rowXml } from './cells';

/** The content of the cell that is written for this text. */
const written = (text: string) => /<t [^>]*>(.*)<\/t>/s.exec(rowXml([text], false))?.[1];

test.each(['=', '+', '-', '@', '\t', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'])(
  'What begins with %j is led by an apostrophe, so that nothing calculates it',
  (start) => {
    expect(written(`${start}1+1`)).toBe(`'${start}1+1`);
    expect(written(`1${start}1`)).toBe(`1${start}1`);
  },
);

test('A carriage return in front is led by an apostrophe too, and stays one', () => {
  expect(written('\r=1+1')).toBe("'&#13;=1+1");
});

test('What no file can hold is left out, and hides no formula behind it', () => {
  expect(written('a\u0000b\u0001c\uD800d\uFFFEe\u0085f')).toBe('abcdef');
  expect(written('\u0001=1+1')).toBe("'=1+1");
  expect(written('\uFFFF\u009F@SUM(A1)')).toBe("'@SUM(A1)");
});

test('Markup, tabs, line breaks and what looks like a character’s code stay what was typed', () => {
  expect(written('</t> & "a"\tb\nc _x0041_')).toBe(
    '&lt;/t&gt; &amp; &quot;a&quot;\tb\nc _x005F_x0041_',
  );
});

test('No cell has more characters than a spreadsheet program takes, nor half of one, and what is cut says so', () => {
  expect(written('a'.repeat(32_767))).toBe('a'.repeat(32_767));
  expect(written('a'.repeat(32_768))).toBe(`${'a'.repeat(32_754)}… (shortened)`);
  expect(written(`=${'a'.repeat(32_766)}`)).toBe(`'=${'a'.repeat(32_752)}… (shortened)`);
  expect(written(`${'a'.repeat(32_753)}😀${'a'.repeat(99)}`)).toBe(
    `${'a'.repeat(32_753)}… (shortened)`,
  );
});

test('A day is a number that is shown as a day, and no text that looks like one', () => {
  expect(rowXml([{ day: '2026-10-01' }], false)).toBe('<row><c s="2"><v>46296</v></c></row>');
  // A spreadsheet program counts a 29 February 1900, so 1 March 1900 is its day 61.
  expect(rowXml([{ day: '1900-03-01' }], false)).toBe('<row><c s="2"><v>61</v></c></row>');
  expect(written('2026-10-01')).toBe('2026-10-01');
});
