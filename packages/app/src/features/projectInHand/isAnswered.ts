import { ApiError } from '@sounding/api-client';
import { isRecord } from '../../isRecord';

/** The server has said no to this attempt, and done nothing of it. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isNetworkError && error.status < 500;
}

/** Who asks, how long it takes and how often is looked at before what was sent (RFC 9110, RFC 6585). */
const beforeContent: readonly number[] = [401, 403, 408, 429];

/**
 * The server has looked at what was sent and refused it: then no earlier attempt to send the same was done
 * either, and the next one is another act. Any other failure leaves open what became of the attempts before.
 */
export function isDecided(error: unknown): boolean {
  return isAnswered(error) && !beforeContent.includes(error.status);
}

/** What another request under the same Idempotency-Key has created; null where the refusal names nothing. */
export function createdIdOf({ cause }: ApiError): number | null {
  const id = isRecord(cause) ? cause['createdId'] : null;
  return typeof id === 'number' ? id : null;
}
