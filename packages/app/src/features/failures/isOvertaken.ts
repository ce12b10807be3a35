import { ApiError } from '@sounding/api-client';

/** Somebody else was quicker: what was asked for is there no more, or no more as the page shows it. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
