import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decoded } from './decoded';
import { sendProblem } from './errors';
import { isForApi } from './headers';
import { notFound } from './problems';

/** Serves the built app; every page of it is the same document. */
export async function serveApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const hasApp = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      // Files are small: parts of them serve nobody, and a part that is none would be an error of ours.
      acceptRanges: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '**/*.map', '**/*.br', '**/*.gz'],
      setHeaders(reply, path) {
        reply.header('Cache-Control', cachingOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    hasApp && isForPage(request)
      ? reply.code(200).sendFile('index.html')
      : sendProblem(notFound('There is nothing at this address.'), request, reply),
  );
}

/** What the build names by its content never changes; the page that names it always may. */
function cachingOf(path: string) {
  if (/\.html(?:\.br|\.gz)?$/.test(path)) return 'no-store';
  return path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/** Whoever fetches from a script asks for data; anybody else who names a page wants to see it. */
function isForPage({ method, url, headers }: FastifyRequest) {
  if ((method !== 'GET' && method !== 'HEAD') || isForApi(url)) return false;
  const path = decoded(url.split('?')[0] ?? '');
  if (path === null || isForApi(path) || /^\/assets(?:\/|$)/u.test(path)) return false;
  if (path.slice(path.lastIndexOf('/')).includes('.')) return false;
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
