import type { ApiError } from '@sounding/api-client';
import { isRecord } from '../../isRecord';

/** What another request under the same Idempotency-Key has created; null where the refusal names nothing. */
export function createdIdOf({ cause }: ApiError): number | null {
  const id = isRecord(cause) ? cause['createdId'] : null;
  return typeof id === 'number' ? id : null;
}
