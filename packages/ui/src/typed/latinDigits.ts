const digit = /\p{Nd}/u;

/** The value of a digit. Unicode keeps the ten digits of a script side by side, starting with its zero. */
function valueOf(written: string): number {
  const code = written.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** The text with the digits of every script as 0 to 9: keyboards type those of their own language. */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (written) => String(valueOf(written)));
}
