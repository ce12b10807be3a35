/** Takes how much of a request has left, from 0 to 1. */
export type ProgressListener = (fraction: number) => void;

/** These statuses have no body, and `Response` refuses one for them. */
const bodiless = new Set([204, 205, 304]);

/**
 * `fetch`, except that it tells how far sending has got, which fetch cannot; for uploads only.
 * Fails as fetch does: a TypeError without an answer, an AbortError when it is cancelled.
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
    sender.onload = () => resolve(responseOf(sender));
    sender.onerror = () => reject(new TypeError('The upload did not reach the server'));
    sender.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    sender.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    sender.send(body);
  });
}

function responseOf(sender: XMLHttpRequest): Response {
  const { status, statusText } = sender;
  // responseType 'blob' makes it one; XMLHttpRequest's own types cannot say so.
  const body = sender.response as Blob;
  return new Response(bodiless.has(status) ? null : body, {
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
