import { ApiError } from '@sounding/api-client';

/** What the server said about a failure, or the product's own words where it said nothing. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? (error.detail ?? otherwise) : otherwise;
}
