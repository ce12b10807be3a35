import type { NumberInGroups } from './numbers';

/**
 * Whether ten digits are an NHS number: the first nine are multiplied by 10 down to 2, and their sum modulo
 * 11 gives the tenth (NHS Data Dictionary, NHS NUMBER). Ten equal digits are nobody's number.
 */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || new Set(digits).size === 1) return false;
  const check = nhsCheckDigit(digits.slice(0, 9));
  return check !== null && digits.endsWith(String(check));
}

/** The tenth digit for the first nine; null where no number begins with them. */
export function nhsCheckDigit(nine: string): number | null {
  const sum = Array.from(nine, Number).reduce((total, digit, at) => total + digit * (10 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : check;
}

/** An NHS number is written in one piece or as three, three and four digits. */
export function holdsNhsNumber({ groups }: NumberInGroups): boolean {
  return groups.some((first, at) => {
    const [second = '', third = ''] = groups.slice(at + 1, at + 3);
    const isSpaced = first.length === 3 && second.length === 3 && third.length === 4;
    return isNhsNumber(first) || (isSpaced && isNhsNumber(first + second + third));
  });
}
