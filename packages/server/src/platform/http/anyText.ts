import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract';
import { decoded } from './decoded';

const loosePercent = /%(?![0-9a-f]{2})/giu;

/**
 * Makes the `rewriteUrl` that lets any text through where the contract takes any text. Fastify answers 400
 * for an address that it cannot decode, before it looks for a route. So the percent sign of an invalid escape
 * is escaped itself, and the operation answers it like any other unknown text.
 */
export function createReadAnyText({ operations }: Contract) {
  const beginnings = operations
    .filter(({ takesAnyText }) => takesAnyText)
    .map(({ path }) => path.slice(0, path.indexOf('{')));
  return ({ url = '/' }: IncomingMessage): string =>
    beginnings.some((beginning) => url.startsWith(beginning)) ? decodable(url) : url;
}

function decodable(url: string): string {
  if (decoded(url) !== null) return url;
  const mended = url.replace(loosePercent, '%25');
  return decoded(mended) !== null ? mended : url.replaceAll('%', '%25');
}
