import { ApiError, type FieldError } from './ApiError';

/** The title where no answer of the server's came: a proxy says so by 502 to 504. */
const unreachable = 'The server cannot be reached. Please check your connection and try again.';

/** The error for a response that is not a success, whatever its body holds. */
export function refused(response: Response, body: unknown, prefix: string | undefined): ApiError {
  const problem = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    title: text(problem['title']) ?? (response.status > 501 ? unreachable : 'Something went wrong'),
    detail: text(problem['detail']),
    type: text(problem['type']),
    errors: Array.isArray(problem['errors']) ? problem['errors'].filter(isFieldError) : [],
    retryAfter: secondsToWait(response.headers.get('Retry-After')),
    prefix,
    cause: body,
  });
}

/** The error for a call without a response, or with one that cannot be read. */
export function unanswered(cause: unknown, prefix: string | undefined): ApiError {
  return new ApiError({
    status: 0,
    title: unreachable,
    prefix,
    cause,
  });
}

/** Retry-After holds seconds or a date (RFC 9110, 10.2.3). */
function secondsToWait(header: string | null): number | undefined {
  if (header === null || header === '') return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) && typeof value['pointer'] === 'string' && typeof value['message'] === 'string'
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
