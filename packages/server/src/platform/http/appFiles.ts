import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { preconditionFailed } from './problems';

/** A file's bytes, plain or compressed, and the entity tag by which a browser revalidates them. */
interface Content {
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface AppFile {
  readonly type: string;
  readonly caching: string;
  readonly plain: Content;
  /** The compressed forms that the build wrote beside the file, smallest first. */
  readonly compressed: readonly (Content & { readonly encoding: string })[];
}

/** Types of the build's files, and of pictures that a university may put below `packages/app/public`. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads the whole built app into memory, some 3 MB, by its paths below the folder. A later build in the same
 * folder then breaks no open page, since this server keeps the files it started with. Without an index.html
 * there is no app, and the map is empty.
 */
export async function readAppFiles(
  folder: string | undefined,
): Promise<ReadonlyMap<string, AppFile>> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(paths);
  const served = paths.filter((path) => !/\.(?:map|br|gz)$/.test(path));
  return new Map(
    await Promise.all(
      served.map(async (path) => {
        const file: AppFile = {
          type: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
          caching: cachingOf(path),
          plain: await read(join(folder, path)),
          compressed: await Promise.all(
            encodings
              .filter(([, ending]) => present.has(path + ending))
              .map(async ([encoding, ending]) => {
                const { bytes, tag } = await read(join(folder, path + ending));
                return { bytes, tag, encoding };
              }),
          ),
        };
        return [path.split(sep).join('/'), file] as const;
      }),
    ),
  );
}

async function read(path: string): Promise<Content> {
  const bytes = await readFile(path);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** Files named by a hash of their content never change; a page that refers to them may. */
function cachingOf(path: string) {
  if (path.endsWith('.html')) return 'no-store';
  return path.startsWith(`assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/** Sends a file in a form that the caller accepts, or answers 304 or 412 (RFC 9110, 13.1). */
export function sendAppFile(
  file: AppFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = headers['accept-encoding'];
  const fitting = file.compressed.find(({ encoding }) => takes(encoding, accepted));
  const { bytes, tag } = fitting ?? file.plain;
  const asked = headers['if-match'];
  if (asked !== undefined && !names(tag, asked)) throw preconditionFailed();
  reply.code(200).type(file.type).header('Cache-Control', file.caching).header('ETag', tag);
  if (file.compressed.length > 0) reply.header('Vary', 'accept-encoding');
  if (names(tag, headers['if-none-match'] ?? '')) return reply.code(304).send();
  if (fitting) reply.header('Content-Encoding', fitting.encoding);
  return reply.send(bytes);
}

/** Whether a list of entity tags has this tag or `*`; a compressing proxy makes a tag weak (`W/`). */
const names = (tag: string, list: string) =>
  list.split(',').some((item) => ['*', tag, `W/${tag}`].includes(item.trim()));

/** Whether an Accept-Encoding header allows this encoding (RFC 9110, 12.5.3). */
const takes = (encoding: string, accepted = '') =>
  accepted.split(',').some((item) => {
    const [name = '', weight = ''] = item.toLowerCase().split(';');
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
  });
