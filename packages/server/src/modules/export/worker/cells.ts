import type { CellValue } from './messages';

/** As many UTF-16 units as a spreadsheet program takes in one cell. */
export const longestText = 32_767;

/** Ends a text that was shortened to fit into a cell. */
export const shortenedMark = '… (shortened)';

/**
 * What a spreadsheet program may take for a formula, also in full width (security.md 34). Only the beginning
 * of a cell counts here, unlike in the domain's CSV, because a workbook itself says where its cells end.
 */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Controls and halves of surrogate pairs, which XML 1.0 cannot hold at all. */
const notInXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A bare carriage return would be read back as a line feed.
  '\r': '&#13;',
};

/** Text as an XML attribute or element may hold it. */
export function escapeXml(text: string): string {
  return text
    .replace(notInXml, '')
    .replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}

/**
 * Text that no spreadsheet program calculates: an apostrophe is put in front of what looks like a formula.
 * Characters that the file cannot hold are removed first, since a formula behind them would move to the
 * front.
 */
function harmlessText(text: string): string {
  const held = text.replace(notInXml, '');
  return shortened(formulaStart.test(held) ? `'${held}` : held);
}

function shortened(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText - shortenedMark.length)}${shortenedMark}`;
}

/** Escapes codes such as `_x0041_`, which a spreadsheet program would show as a character. */
function withoutCharacterCodes(text: string): string {
  return text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
}

/** Days of a spreadsheet program are counted from this one (ECMA-376 part 1, 18.17.4.1). */
const dayZero = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

const countedDay = (day: string): number => (Date.parse(day) - dayZero) / dayMilliseconds;

/** One row of a sheet. Every text is a text cell; the style 1 is the heading's, 2 that of days. */
export function rowXml(values: readonly CellValue[], isHeading: boolean): string {
  const style = isHeading ? ' s="1"' : '';
  const cells = values.map((value) => {
    if (value === null) return `<c${style}/>`;
    if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c s="2"><v>${countedDay(value.day)}</v></c>`;
    const text = escapeXml(withoutCharacterCodes(harmlessText(value)));
    return `<c${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row>${cells.join('')}</row>`;
}
