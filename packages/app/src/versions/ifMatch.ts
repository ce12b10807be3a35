import { ApiError } from '@sounding/api-client';

/** The `If-Match` header, so that a change is accepted only over this version; empty if it is unknown. */
export function ifMatch(version: number | null): { 'If-Match'?: string } {
  return version === null ? {} : { 'If-Match': `"${version}"` };
}

/** Whether the server refused a change because somebody has changed that version since. */
export function isOfOtherVersion(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
