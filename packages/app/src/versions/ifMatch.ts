import { ApiError } from '@sounding/api-client';

/** The header with which a change is taken only if nobody has changed that version; none where it is unknown. */
export function ifMatch(version: number | null): { 'If-Match'?: string } {
  return version === null ? {} : { 'If-Match': `"${version}"` };
}

/** It was refused because somebody has changed that version since. */
export function isOfOtherVersion(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
