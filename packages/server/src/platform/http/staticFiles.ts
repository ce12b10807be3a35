import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAppFiles, sendAppFile } from './appFiles';
import { decoded } from './decoded';
import { sendProblem } from './errors';
import { isForApi } from './headers';
import { notFound } from './problems';

/** Serves the built app as it was at the start; all of its pages are the same document. */
export async function serveApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const files = await readAppFiles(folder);
  const page = files.get('index.html');
  for (const [path, file] of files) {
    if (path.endsWith('.html')) continue;
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${path}`,
      handler: (request, reply) => sendAppFile(file, request, reply),
    });
  }
  // Where password managers look for the page (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect('/account/change-password'),
  );
  app.setNotFoundHandler((request, reply) =>
    page !== undefined && isForPage(request)
      ? sendAppFile(page, request, reply)
      : sendProblem(notFound('There is nothing at this address.'), request, reply),
  );
}

/** Whether a page is asked for; a fetch from a script asks for data instead. */
function isForPage({ method, url, headers }: FastifyRequest) {
  if ((method !== 'GET' && method !== 'HEAD') || isForApi(url)) return false;
  const path = decoded(url.split('?')[0] ?? '');
  if (path === null || isForApi(path) || /^\/assets(?:\/|$)/u.test(path)) return false;
  if (path.slice(path.lastIndexOf('/')).includes('.')) return false;
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
