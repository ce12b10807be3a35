import { Problem, type AskedFor, type FieldError } from './problem';

/** One or more rules are broken; the first message is also `detail`, for where only one can be shown. */
export const invalid = (errors: readonly [FieldError, ...FieldError[]]) =>
  new Problem({
    type: 'validation',
    title: 'Please check what you entered',
    status: 400,
    detail: errors[0].message,
    errors,
  });

export const badRequest = (detail: string) =>
  new Problem({ type: 'bad-request', title: 'This request cannot be read', status: 400, detail });

/** A value in the address is not allowed there. */
export const badAddress = (detail: string) =>
  new Problem({ type: 'bad-request', title: 'Please check the address', status: 400, detail });

/** A request that cannot be read at all, or that was not sent to its end. */
export const unreadable = () => badRequest('This request cannot be read.');

export const expectationFailed = () =>
  new Problem({
    type: 'bad-request',
    title: 'This request cannot be read',
    status: 417,
    detail: 'This server meets no expectation but 100-continue.',
  });

/** A file of the app, asked for on a condition (`If-Match`, `If-Unmodified-Since`) that it does not meet. */
export const preconditionFailed = () =>
  new Problem({
    type: 'bad-request',
    title: 'Another version',
    status: 412,
    detail: 'This file is not the version that the request asks for.',
  });

export const sessionRequired = () =>
  new Problem({
    type: 'session-required',
    title: 'Please sign in',
    status: 401,
    detail: 'Your session has ended. Please sign in again.',
  });

export const signInFailed = (detail: string) =>
  new Problem({ type: 'sign-in-failed', title: 'Sign-in failed', status: 401, detail });

export const forbidden = (detail = 'Your role does not allow this.') =>
  new Problem({ type: 'forbidden', title: 'Not allowed', status: 403, detail });

export const agreementRequired = () =>
  new Problem({
    type: 'agreement-required',
    title: 'User agreement required',
    status: 403,
    detail: 'Please accept the user agreement first.',
  });

export const crossSite = () =>
  new Problem({
    type: 'cross-site',
    title: 'Not allowed',
    status: 403,
    detail: 'This request was started by another site.',
  });

const notFoundDetail = 'This does not exist, or it is not yours to see.';

export const notFound = (detail = notFoundDetail) =>
  new Problem({ type: 'not-found', title: 'Not found', status: 404, detail });

/**
 * The same answer as `notFound`, for a record that may be somebody else's. Only the audit log tells the two
 * cases apart (security.md 28 and 37).
 */
export const notYours = (type: AskedFor['type'], ...ids: readonly number[]) =>
  new Problem({
    type: 'not-found',
    title: 'Not found',
    status: 404,
    detail: notFoundDetail,
    asked: { type, ids },
  });

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const methodNotAllowed = (allow: readonly string[]) =>
  new Problem({
    type: 'method-not-allowed',
    title: 'Method not allowed',
    status: 405,
    detail: `This address takes ${either.format(allow)}.`,
    allow,
  });

/** Titles for refused changes, each true of every conflict that has it. */
type ConflictTitle =
  | 'Another email address'
  | 'Not possible any more'
  | 'Not possible here'
  | 'Not possible now'
  | 'Not possible yet'
  | 'Too large to export'
  | 'Too many documents';

/** The record's present state does not allow the change; the detail names that state and what to do. */
export const conflict = (detail: string, title: ConflictTitle = 'Not possible any more') =>
  new Problem({ type: 'conflict', title, status: 409, detail });

/** It was decided before, and this decision can no longer be taken. */
export const alreadyDecided = (detail: string) =>
  new Problem({ type: 'already-decided', title: 'Already decided', status: 409, detail });

/** Another record has this field's value. The title names the conflict, so the message need not. */
export const inUse = (taken: FieldError) =>
  new Problem({
    type: 'conflict',
    title: 'Already in use',
    status: 409,
    detail: taken.message,
    errors: [taken],
  });

/** It existed, and was deleted for good. */
export const gone = (detail: string) =>
  new Problem({ type: 'deleted', title: 'No longer kept', status: 410, detail });

/** Somebody saved the record after the version that this save was made from. */
export const changedMeanwhile = () =>
  new Problem({
    type: 'changed-meanwhile',
    title: 'Changed meanwhile',
    status: 412,
    detail: 'This was changed since you opened it. Compare both before you save.',
  });

/** The idempotency key was used for another request; names the record that this created, if it has an id. */
export const keyReused = (createdId: number | undefined) =>
  new Problem({
    type: 'key-reused',
    title: 'Already used',
    status: 422,
    detail: 'This was already saved with other content, in another tab or by an earlier attempt.',
    createdId,
  });

export const tooLarge = (detail = 'What you sent is larger than this address takes.') =>
  new Problem({ type: 'too-large', title: 'Too large', status: 413, detail });

export const unsupportedMediaType = (detail: string) =>
  new Problem({
    type: 'unsupported-media-type',
    title: 'Unsupported media type',
    status: 415,
    detail,
  });

export const rateLimited = (retryAfterSeconds: number) =>
  new Problem({
    type: 'rate-limited',
    title: 'Too many attempts',
    status: 429,
    detail: `Please wait ${inWords(retryAfterSeconds)} and try again.`,
    retryAfterSeconds,
  });

export const serverError = () =>
  new Problem({
    type: 'server-error',
    title: 'Something went wrong',
    status: 500,
    detail: 'Something went wrong on our side. Please try again.',
  });

/** A refusal by rule, as when too much is asked for at once, or a failure, whose `cause` is logged. */
export const unavailable = (retryAfterSeconds: number, cause?: unknown) =>
  new Problem({
    type: 'unavailable',
    title: 'Temporarily unavailable',
    status: 503,
    detail: 'Please try again in a moment.',
    retryAfterSeconds,
    cause,
  });

function inWords(seconds: number) {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
