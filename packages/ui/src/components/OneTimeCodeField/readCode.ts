import { latinDigits } from '../../typed/latinDigits';

/** RFC 6238 codes of authenticator apps have six digits. */
export const codeLength = 6;

/**
 * What was typed or pasted, as the field keeps it. Apps show "123 456" and messages "123-456", so
 * spaces, hyphens and unseen marks go before the length is cut: a `maxlength` would cut first and lose
 * a digit. Digits of another script are those that the app shows. Letters stay, so that the person sees what they typed and is told what is wrong with it.
 */
export function readCode(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '')
    .slice(0, codeLength);
}
