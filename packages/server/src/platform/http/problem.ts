/** One field's mistake: a JSON Pointer into the body, and a sentence. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
}

/** The body of every failed answer (RFC 9457). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: readonly FieldError[];
  readonly createdId?: number;
}

/** Records that a request asked for, with the audit log's name for their kind. */
export interface AskedFor {
  readonly type:
    | 'account'
    | 'answer'
    | 'project'
    | 'project-document'
    | 'project-update'
    | 'question';
  readonly ids: readonly number[];
}

interface ProblemParts {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly createdId?: number | undefined;
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  readonly asked?: AskedFor;
  readonly cause?: unknown;
}

/** A failure that the caller may know about; thrown anywhere, answered as application/problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly createdId: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Which methods the address takes. */
  readonly allow: readonly string[] | undefined;
  /** Records asked for that may be another person's, for the audit log; never sent. */
  readonly asked: AskedFor | undefined;

  constructor(parts: ProblemParts) {
    super(parts.detail, { cause: parts.cause });
    this.type = `/problems/${parts.type}`;
    this.title = parts.title;
    this.status = parts.status;
    this.detail = parts.detail;
    this.errors = parts.errors;
    this.createdId = parts.createdId;
    this.retryAfterSeconds = parts.retryAfterSeconds;
    this.allow = parts.allow;
    this.asked = parts.asked;
  }

  /** The body as it is sent, with the id of the request that it belongs to. */
  toBody(requestId: string): ProblemBody {
    const { type, title, status, detail, errors, createdId } = this;
    return {
      type,
      title,
      status,
      detail,
      instance: requestId,
      ...(errors && errors.length > 0 ? { errors } : {}),
      ...(createdId !== undefined && { createdId }),
    };
  }
}
