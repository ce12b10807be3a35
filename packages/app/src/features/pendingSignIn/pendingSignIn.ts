import { hasFlag } from '../../isRecord';

/** Between the two steps of signing in: what was typed, and what the server answered. */
export interface PendingSignIn {
  readonly userName: string;
  readonly password: string;
  /** The QR code to scan, as an image data URL; empty after the first time. */
  readonly qrCode: string;
  /** The same secret as text. */
  readonly secret: string;
  readonly canReset2fa: boolean;
  /** After a person's own two-factor reset: no code is accepted until they have opened the mailed link. */
  readonly awaitsMailedLink: boolean;
}

let pending: PendingSignIn | null = null;

/**
 * The password lives in this module's memory only, never in storage or in the address (OPEN-29):
 * a reload forgets it, and so do success and leaving the two-factor screen.
 */
export const pendingSignIn = {
  get: (): PendingSignIn | null => pending,
  keep(next: PendingSignIn) {
    pending = next;
  },
  /** Forgets the pending sign-in; with `only`, nothing but that one. */
  forget(only?: PendingSignIn | null) {
    if (only === undefined || only === pending) pending = null;
  },
};

/** The state of the navigation to the sign-in page after a person's own two-factor reset (ERR-09). */
export const linkMailedState = { isLinkMailed: true } as const;

export function saysLinkMailed(state: unknown): boolean {
  return hasFlag('isLinkMailed', state);
}
