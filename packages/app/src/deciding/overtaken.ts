import { ApiError } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { failureText } from '../features/failures/failureText';

/** Somebody else was quicker: what was asked for is there no more, or no more as the page shows it. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** What was to be decided is not open any more: there is nothing left to do about it here. */
export function isOutOfHands(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.type === '/problems/already-decided')
  );
}

/**
 * What the server said about a decision that failed. Of what is there no more it says only what it says of
 * what never was, so the page has its own words for that.
 */
export function decisionFailureText(error: unknown, gone: string): string {
  return error instanceof ApiError && error.status === 404
    ? gone
    : failureText(error, errorMessages.somethingWentWrong);
}
