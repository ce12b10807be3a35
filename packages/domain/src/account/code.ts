import { accountLimits } from './limits';

export const codeMessages = { invalid: 'Invalid input format' } as const;

const digits = /^\d+$/;

/** Validate is enabled at exactly six characters. */
export function isCodeComplete(code: string): boolean {
  return code.length === accountLimits.code;
}

/** What is wrong with a complete code, or null; nothing is sent if there is (OPEN-04). */
export function codeProblem(code: string): string | null {
  return isCodeComplete(code) && digits.test(code) ? null : codeMessages.invalid;
}
