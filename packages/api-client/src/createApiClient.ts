import createClient from 'openapi-fetch';
import type { Api } from './calls';
import { operations } from './generated/operations';
import { refused, unanswered } from './problem';
import type { ProgressListener } from './sendWithProgress';

export interface ApiClientOptions {
  /** The address of the API; `/api` on the page's own origin by default. */
  readonly baseUrl?: string | undefined;
  /** Put before the message of every failed GET (API-04). */
  readonly productName: string;
  /** The stored token, read anew for every request; empty or absent before there is one. */
  readonly getToken: () => string | null | undefined;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Called when a call that needs a session is answered 401; takes the token that the call sent. */
  readonly onUnauthorised?: ((token: string | undefined) => void) | undefined;
  /** Called with every answer, also a refusal, and the time by the browser's clock when the call was made. */
  readonly onAnswer?: ((response: Response, sentAt: number) => void) | undefined;
  /**
   * Milliseconds after which a call counts as unanswered, so that a save can be tried again after the
   * connection died silently. By default 120 000, long enough to send a picture over a slow connection. A
   * file that no signal can end has five times as long.
   */
  readonly longestWait?: number | undefined;
}

interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly sends?: 'text/plain' | 'multipart/form-data';
  readonly isBinary?: true;
  /** The JSON type of the answer, unless it is an object or nothing. */
  readonly answers?: 'array' | 'boolean' | 'string';
  /** A property that the answer always has, if it is an object. */
  readonly property?: string;
  readonly mayBeEmpty?: true;
  readonly isStream?: true;
  readonly isPublic?: true;
}

interface Input {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}

/** The type of any call: the transport need not repeat the exact types, which are generated. */
interface AnyCall {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: Record<string, unknown> };
  responses: Record<number, { content: Record<string, unknown> }>;
}
type AnyPaths = Record<string, Record<Operation['method'], AnyCall>>;

/**
 * The contract as functions, one for each operation. A call fails with an `ApiError` if it is refused, is
 * not answered, or the answer is not the server's; if its signal ends it, with the signal's own reason.
 */
export function createApiClient(options: ApiClientOptions): Api {
  const transport = createClient<AnyPaths>({
    baseUrl: options.baseUrl ?? '/api',
    credentials: 'include',
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function call(operation: Operation, input: Input): Promise<unknown> {
    const token = options.getToken() ?? '';
    const prefix = operation.method === 'get' ? options.productName : undefined;
    const sentAt = Date.now();
    const { data, error, response } = await transport
      .request(operation.method, operation.path, {
        params: {
          ...(input.path && { path: input.path }),
          ...(input.query && { query: input.query }),
        },
        body: input.body,
        ...(input.keepalive && { keepalive: true }),
        headers: {
          ...input.header,
          ...(token !== '' && { Authorization: `Bearer ${token}` }),
          ...(operation.sends === 'text/plain' && { 'Content-Type': 'text/plain' }),
        },
        parseAs: formatOf(operation),
        ...serialiserOf(operation),
        ...waitingFor(operation, input, options.longestWait ?? 120_000),
        ...sendingWith(input.onProgress),
      })
      .catch((cause: unknown) => {
        if (input.signal?.aborted) throw cause;
        throw unanswered(cause, prefix);
      });

    options.onAnswer?.(response, sentAt);
    // The status decides, not `error`: a failure with an empty body has no `error`.
    if (!response.ok) {
      if (response.status === 401 && !operation.isPublic) {
        options.onUnauthorised?.(token === '' ? undefined : token);
      }
      throw refused(response, error, prefix);
    }
    if (operation.isStream) return data;
    if (!operation.isBinary) {
      if (!isAnswer(operation, data)) throw unanswered(data, prefix);
      return data;
    }
    // Loaded with the first file, because no page needs this code before.
    const { fileOf } = await import('./downloadedFile');
    return fileOf(data, response, prefix);
  }

  async function* stream(operation: Operation, input: Input): AsyncGenerator {
    const body = await call(operation, input);
    if (!(body instanceof ReadableStream)) return;
    // Loaded with the first stream, because no page needs this code before.
    const { readEvents } = await import('./readEvents');
    try {
      // The body of a response is always a stream of bytes.
      yield* readEvents(body as ReadableStream<Uint8Array>);
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw unanswered(cause, options.productName);
    }
  }

  const functions = Object.entries<Operation>(operations).map(([id, operation]) => {
    const send = operation.isStream ? stream : call;
    return [id, (input: Input = {}) => send(operation, input)] as const;
  });
  // Names and types come from the same contract; `generate.mjs --check` keeps the two files consistent.
  return Object.fromEntries(functions) as unknown as Api;
}

/** Whether the data is the server's answer: a proxy, for example, may answer in its place. */
function isAnswer({ answers, property, mayBeEmpty }: Operation, data: unknown): boolean {
  if (data === undefined || data === null) return mayBeEmpty ?? !(answers ?? property);
  if (property !== undefined) return Object.hasOwn(data, property);
  return answers === 'array' ? Array.isArray(data) : typeof data === answers;
}

function formatOf({ isBinary, isStream }: Operation) {
  if (isStream) return 'stream';
  return isBinary ? 'blob' : 'json';
}

function serialiserOf({ sends }: Operation) {
  if (sends === 'text/plain') return { bodySerializer: (body: unknown) => String(body) };
  if (sends === 'multipart/form-data') return { bodySerializer: formOf };
  return {};
}

/** Fields before files, so that a server may refuse before it reads the file. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  const fields = Object.entries(body as Record<string, unknown>);
  for (const [name, value] of fields) {
    if (!(value instanceof Blob)) form.append(name, String(value));
  }
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
  }
  return form;
}

/** Uploads, streams, and files with a signal have no time limit: a person sees them, and the signal ends them. */
function waitingFor(
  { isBinary, isStream }: Operation,
  { signal, onProgress }: Input,
  longestWait: number,
) {
  if (isStream || onProgress || (isBinary && signal)) return signal && { signal };
  const limit = AbortSignal.timeout(isBinary ? 5 * longestWait : longestWait);
  return { signal: signal ? AbortSignal.any([signal, limit]) : limit };
}

function sendingWith(onProgress: ProgressListener | undefined) {
  if (onProgress === undefined) return undefined;
  return {
    async fetch(request: Request) {
      // Loaded with the first upload, because no page needs this code before.
      const { sendWithProgress } = await import('./sendWithProgress');
      return sendWithProgress(request, onProgress);
    },
  };
}
