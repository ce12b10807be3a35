import { createApiClient, type ApiClientOptions } from '../src';
import { operations } from '../src/generated/operations';

/** A client whose requests are kept and answered here instead of over the network. */
export function answeringWith(
  response: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  const api = createApiClient({
    productName: 'Sounding',
    getToken: () => 'token-1',
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(response(request));
    },
    ...options,
  });
  return { api, requests };
}

export function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A file as the server sends it: as an attachment. */
export function file(content: string) {
  return new Response(content, { headers: { 'Content-Disposition': 'attachment' } });
}

/** The smallest answer to this request that the client accepts. */
export function leastAnswer({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  const steps = pathname.replace('/api/', '').split('/');
  const asked = Object.values(operations).find(
    ({ method: known, path }) =>
      known === method.toLowerCase() && isTheWay(path.slice(1).split('/'), steps),
  );
  if (asked === undefined) throw new Error(`The contract has no ${method} ${pathname}.`);
  if ('isBinary' in asked) return file('');
  if ('property' in asked) return json({ [asked.property]: null });
  if ('answers' in asked) return json({ array: [], boolean: true, string: '' }[asked.answers]);
  return new Response(null, { status: 204 });
}

/** Whether a path fits this template, in which `{id}` stands for anything. */
function isTheWay(form: readonly string[], steps: readonly string[]): boolean {
  return (
    form.length === steps.length &&
    form.every((part, index) => part.startsWith('{') || part === steps[index])
  );
}

export function problem(
  status: number,
  members: object = {},
  headers: Record<string, string> = {},
) {
  const body = { type: '/problems/x', title: 'A title', status, detail: 'A detail', ...members };
  return new Response(JSON.stringify({ ...body, instance: 'req-1' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}
