import { ApiError } from '@sounding/api-client';

/** The server has said no: then it has stored nothing, and the next attempt is another one. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && !error.isNetworkError && error.status < 500;
}
