import { isRecord } from '../../isRecord';

/** Carried by the way to the sign-in page after the own two-factor reset (ERR-09). */
export const linkMailedState = { isLinkMailed: true } as const;

export function saysLinkMailed(state: unknown): boolean {
  return isRecord(state) && state['isLinkMailed'] === true;
}
