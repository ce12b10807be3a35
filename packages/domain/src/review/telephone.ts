import type { NumberInGroups } from './numbers';

/** 0 and nine or ten digits, as in Ofcom's numbering plan; 4 and 6 are not in use after the 0. */
const national = /^0(?:[12389]\d{8,9}|[57]\d{9})$/;

/** The first group must begin with an area code such as 020: two digits are more likely a day or a month. */
const areaCode = /^0\d{2}/;

const longestInGroups = 6;

/** Whether some groups in a row are a UK telephone number, in the national or international form. */
export function holdsTelephoneNumber({ groups, hasPlus }: NumberInGroups): boolean {
  return groups.some((_, from) =>
    groups
      .slice(from, from + longestInGroups)
      .some((_group, more) =>
        isTelephone(groups.slice(from, from + more + 1), hasPlus && from === 0),
      ),
  );
}

function isTelephone(groups: readonly string[], hasPlus: boolean): boolean {
  const digits = groups.join('');
  const [, abroad] = (hasPlus ? /^44(\d+)$/ : /^0044(\d+)$/).exec(digits) ?? [];
  // +44 (0)20: the bracketed 0 is not dialled from abroad.
  if (abroad !== undefined) return national.test(`0${abroad.replace(/^0/, '')}`);
  return areaCode.test(groups[0] ?? '') && national.test(digits);
}
