/** Receives the fraction of the request that has been sent, from 0 to 1. */
export type ProgressListener = (fraction: number) => void;

/**
 * The part of XMLHttpRequest that is used here. It is declared so that the server, which compiles without
 * browser types, can use the types of this package.
 */
interface Sender {
  withCredentials: boolean;
  responseType: 'blob';
  readonly status: number;
  readonly statusText: string;
  readonly response: Blob;
  readonly upload: {
    onprogress: ((sent: { readonly loaded: number; readonly total: number }) => void) | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: ArrayBuffer): void;
  abort(): void;
  getAllResponseHeaders(): string;
}
declare const XMLHttpRequest: new () => Sender;

/** The highest status of HTTP (RFC 9110, 15). Some proxies send higher ones, which `Response` refuses. */
const lastStatus = 599;

/** Statuses without a body: `Response` refuses a body for them. */
const bodiless = new Set([204, 205, 304]);

/**
 * Sends an upload as `fetch` would, but reports how much has been sent, which fetch cannot. Fails as fetch
 * does: with a TypeError if there is no answer, with an AbortError if it is cancelled.
 */
export async function sendWithProgress(
  request: Request,
  onProgress: ProgressListener,
): Promise<Response> {
  const body = await request.arrayBuffer();
  const { signal } = request;
  signal.throwIfAborted();

  return new Promise<Response>((resolve, reject) => {
    const sender = new XMLHttpRequest();
    const cancel = () => sender.abort();
    sender.open(request.method, request.url);
    sender.withCredentials = request.credentials === 'include';
    sender.responseType = 'blob';
    for (const [name, value] of request.headers) sender.setRequestHeader(name, value);

    sender.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    sender.onload = () => {
      if (sender.status <= lastStatus) resolve(responseOf(sender));
      else reject(new TypeError('The upload was answered with a status that does not exist'));
    };
    sender.onerror = () => reject(new TypeError('The upload did not reach the server'));
    sender.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    sender.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    sender.send(body);
  });
}

function responseOf(sender: Sender): Response {
  const { status, statusText, response } = sender;
  return new Response(bodiless.has(status) ? null : response, {
    status,
    statusText,
    headers: headersOf(sender.getAllResponseHeaders()),
  });
}

/** XMLHttpRequest gives its headers as lines of text. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
