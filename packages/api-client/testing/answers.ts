import { createApiClient, type ApiClientOptions } from '../src';

/** A client whose requests are kept and answered here instead of over the network. */
export function answeringWith(
  response: () => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  const api = createApiClient({
    productName: 'Sounding',
    getToken: () => 'token-1',
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(response());
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
