import { ApiError } from '@sounding/api-client';

/**
 * What the server said about a failure, or the product's own words where it said nothing. Those may blame what
 * a person has typed, so without an answer of the server's, which a proxy reports by 502 to 504, it is that.
 */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const { detail, status, title } = error;
  return detail ?? (!status || status > 501 ? title : otherwise);
}
