import { ApiError } from '@sounding/api-client';
import { isRecord } from '../isRecord';
import { isOfOtherVersion } from './ifMatch';

/** The server has refused this request and done nothing of it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isNetworkError && error.status < 500;
}

/** Statuses that the server may answer before it reads the body (RFC 9110, RFC 6585). */
const beforeBody: readonly number[] = [401, 403, 408, 429];

/**
 * The server has read what was sent and refused it. So no earlier attempt to send the same succeeded either,
 * and the next attempt needs a new Idempotency-Key. After any other failure the result of the earlier
 * attempts is unknown.
 */
export function isFinalRefusal(error: unknown): boolean {
  return isRefusal(error) && !beforeBody.includes(error.status);
}

/** What another request with the same Idempotency-Key has created; null if the refusal names nothing. */
function createdIdOf({ cause }: ApiError): number | null {
  const id = isRecord(cause) ? cause['createdId'] : null;
  return typeof id === 'number' ? id : null;
}

/**
 * The record that stopped a save: its own newer version, or for a creation (`id` is null) what an earlier
 * attempt has created. Null if the save failed for another reason.
 */
export function idInTheWay(error: unknown, id: number | null): number | null {
  if (id !== null) return isOfOtherVersion(error) ? id : null;
  return error instanceof ApiError ? createdIdOf(error) : null;
}
