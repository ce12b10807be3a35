import { ApiError } from '@sounding/api-client';
import { failureText } from '../features/failures/failureText';

/** Whether somebody else was quicker: the item is no longer there, or no longer as the page shows it. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** Whether the item is no longer open for a decision, so that there is nothing left to do here. */
export function isOutOfHands(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.type === '/problems/already-decided')
  );
}

/**
 * What the server said about a decision that failed. For a deleted item it answers only "not found", as for
 * one that never existed, so the page has its own words for that.
 */
export function decisionFailureText(error: unknown, gone: string): string {
  return error instanceof ApiError && error.status === 404 ? gone : failureText(error);
}
