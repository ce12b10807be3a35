import type { components } from './generated/schema';

export type FieldError = components['schemas']['FieldError'];

interface ApiErrorParts {
  readonly status: number;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly type?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retryAfter?: number | undefined;
  /** Put before the message with a colon; required for every failed GET (API-04). */
  readonly prefix?: string | undefined;
  /** The body of the answer, or why there is none. */
  readonly cause?: unknown;
}

/** A call that failed: refused by the server, or never answered. Its message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What kind of failure it is, in the server's words or in ours. */
  readonly title: string;
  /** What happened this time, in the server's words; undefined where it gave none. */
  readonly detail: string | undefined;
  /** The problem's type (RFC 9457), such as `/problems/agreement-required`. */
  readonly type: string | undefined;
  /** What is wrong with single fields, by JSON Pointer. */
  readonly errors: readonly FieldError[];
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(parts: ApiErrorParts) {
    const message = parts.detail ?? parts.title;
    super(parts.prefix === undefined ? message : `${parts.prefix}: ${message}`, {
      cause: parts.cause,
    });
    this.status = parts.status;
    this.title = parts.title;
    this.detail = parts.detail;
    this.type = parts.type;
    this.errors = parts.errors ?? [];
    this.retryAfter = parts.retryAfter;
  }

  /** Whether the server could not be reached, so that trying again may help. */
  get isNetworkError(): boolean {
    return this.status === 0;
  }

  /**
   * Whether nothing of the server's came back: no response, or a proxy's own 502 to 504. The server may have
   * carried the call out all the same.
   */
  get isUnanswered(): boolean {
    return this.detail === undefined && (this.isNetworkError || this.status > 501);
  }
}
