import { latinDigits } from '../../typed/latinDigits';

/** RFC 6238 codes of authenticator apps have six digits. */
export const codeLength = 6;

/** Digits side by side, and digits that a separator may hold apart. */
const runs = [/\d+/gu, /\d(?:[\s\p{Dash}.]?\d)*/gu];

/** The code in what was pasted along with it: "Your code is 123456". Which of two is meant nobody knows. */
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
 * What was typed or pasted, as the field keeps it: the one code in it, else what there is. Apps show
 * "123 456" and messages "123-456", so spaces, hyphens and unseen marks go before the length is cut: a
 * `maxlength` would cut first and lose a digit. Digits of another script are those that the app shows.
 * Letters stay, so that the person sees what they typed and is told what is wrong with it.
 */
export function readCode(text: string): string {
  const written = latinDigits(text).replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '');
  return findCode(text) ?? written.slice(0, codeLength);
}
