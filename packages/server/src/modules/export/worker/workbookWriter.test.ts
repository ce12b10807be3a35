import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createWorkbookWriter } from './workbookWriter';

/** The parts of a workbook of two sheets, by their place in it. */
function writtenParts() {
  const writer = createWorkbookWriter();
  for (const name of ['Answers & comments', 'Project']) {
    writer.startSheet(name, [12, 80]);
    writer.writeRows([['Date', 'Comment']], true);
    writer.writeRows([[{ day: '2026-10-01' }, 'Long words '.repeat(40)]], false);
  }
  const parts = Object.entries(unzipSync(writer.finish()));
  return new Map(parts.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test('On paper every sheet is one page wide, with its headings, name and number on each page', () => {
  const parts = writtenParts();

  for (const number of [1, 2]) {
    const sheet = parts.get(`xl/worksheets/sheet${number}.xml`);
    expect(sheet).toMatch(/<worksheet [^>]+><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    expect(sheet).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"\/>/);
    expect(sheet).toContain('&amp;L&amp;A&amp;RPage &amp;P of &amp;N');
  }
  const workbook = parts.get('xl/workbook.xml');
  expect(workbook).toContain(`localSheetId="0">'Answers &amp; comments'!$1:$1<`);
  expect(workbook).toContain(`localSheetId="1">'Project'!$1:$1<`);
});

test('A long text goes on below in its column, and a day stands at its column’s beginning', () => {
  const styles = writtenParts().get('xl/styles.xml');

  // The alignments of a text, a heading and a day.
  expect(styles?.match(/<alignment[^>]+>/g)).toEqual([
    '<alignment vertical="top" wrapText="1"/>',
    '<alignment vertical="top" wrapText="1"/>',
    '<alignment horizontal="left" vertical="top" wrapText="1"/>',
  ]);
});
