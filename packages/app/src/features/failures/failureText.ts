import { ApiError } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';

/**
 * What the server said about a failure, or the product's own words where it said nothing. Those may blame what
 * a person has typed, so where no answer came, it is that which is said.
 */
export function failureText(
  error: unknown,
  otherwise: string = errorMessages.somethingWentWrong,
): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.detail ?? (error.isUnanswered ? error.title : otherwise);
}
