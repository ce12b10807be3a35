/** Carried by the navigation to the sign-in page when the server no longer knows the session. */
export const sessionEndedState = { hasSessionEnded: true } as const;

export function saysSessionEnded(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'hasSessionEnded' in state &&
    state.hasSessionEnded === true
  );
}
