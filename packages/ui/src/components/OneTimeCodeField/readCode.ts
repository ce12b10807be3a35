import { latinDigits } from '../../typed/latinDigits';

/** RFC 6238 codes of authenticator apps have six digits. */
export const codeLength = 6;

/** Digits side by side, and digits with separators between them. */
const runs = [/\d+/gu, /\d(?:[\s\p{Dash}.]?\d)*/gu];

/**
 * Finds the code in a pasted text such as "Your code is 123456". Of two codes nobody knows which is meant, so
 * none is found.
 */
function findCode(text: string): string | undefined {
  const plain = latinDigits(text.normalize('NFKC')).replaceAll(/\p{Cf}/gu, '');
  const codes = runs.map((run) =>
    Array.from(plain.matchAll(run), ([found]) => found.replaceAll(/\D/gu, '')).filter(
      ({ length }) => length === codeLength,
    ),
  );
  const [code, another] = codes.find(({ length }) => length > 0) ?? [];
  return another === undefined ? code : undefined;
}

/**
 * What was typed or pasted, as the field keeps it: the only code in it, otherwise the start of the text. Apps
 * show "123 456" and messages "123-456", so spaces, hyphens and invisible characters are removed before the
 * text is cut. A `maxlength` would cut first and lose a digit. Digits of other scripts become the Latin ones
 * that the app shows. Letters stay, so that the person sees what they typed and is told what is wrong with
 * it.
 */
export function readCode(text: string): string {
  const written = latinDigits(text).replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '');
  return findCode(text) ?? written.slice(0, codeLength);
}
