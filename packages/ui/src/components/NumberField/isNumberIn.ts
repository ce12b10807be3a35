import { NumberParser } from '@internationalized/number';
import { latinDigits } from '../../typed/latinDigits';

const grouped = { maximumFractionDigits: 20, useGrouping: true };
const ungrouped = { maximumFractionDigits: 20, useGrouping: false };

/**
 * Whether a text is a number as its language writes it. React Aria's parser (3.6) ignores every group
 * separator and every space, wherever they stand. In English it reads "1,5" as 15, but many people mean one
 * and a half.
 */
export function isNumberIn(text: string, locale: string): boolean {
  const written = text.trim().replace(/^\+/u, '');
  const hasGap = /\p{Nd}\s+\p{Nd}/u.test(written);
  if (!hasGap && new NumberParser(locale, ungrouped).isValidPartialNumber(written)) return true;
  const parser = new NumberParser(locale, grouped);
  return parser.isValidPartialNumber(written) && isGrouped(written, parser.parse(written), locale);
}

/** Whether the whole part is grouped as the language does it, followed by at most a fraction. */
function isGrouped(written: string, number: number, locale: string): boolean {
  const whole = { ...grouped, maximumFractionDigits: 0 };
  const expected = groupsOf(new Intl.NumberFormat(locale, whole).format(Math.trunc(number)));
  const found = groupsOf(written);
  return found.length <= expected.length + 1 && expected.every((group, at) => group === found[at]);
}

function groupsOf(written: string): string[] {
  return latinDigits(written)
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\D/u);
}
