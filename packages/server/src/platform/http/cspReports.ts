import type { FastifyInstance } from 'fastify';
import type { FloodLimit } from '../rateLimits/floodLimit';
import { floodKey } from './origin';

/** Where browsers report what the content security policy stopped. */
export async function receiveCspReports(
  app: FastifyInstance,
  floodLimit: FloodLimit,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: 16_384 },
      app.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-reports', {
      async onRequest(request) {
        await floodLimit.take(floodKey(request), true);
      },
      handler(request, reply) {
        request.log.warn(describeReport(request.body), 'content security policy violated');
        return reply.code(204).send();
      },
    });
    done();
  });
}

/** The directives that a report may name as violated (CSP 3 and Trusted Types). */
const directives: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src'],
  ...['media-src', 'object-src', 'manifest-src', 'worker-src', 'frame-src', 'child-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

/** Values of `blocked-uri` that are logged: keywords, and of addresses only the scheme. */
const stopped: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'],
  ...['http', 'https', 'ws', 'wss', 'data', 'blob', 'filesystem', 'about'],
  ...['chrome-extension', 'moz-extension', 'safari-web-extension'],
]);

/** Describes a report in known words only: anybody can send a report with any content. */
function describeReport(body: unknown) {
  const report = memberOf(body, 'csp-report');
  const blocked = memberOf(report, 'blocked-uri');
  return {
    directive: knownOrOther(directives, memberOf(report, 'effective-directive')),
    blocked: knownOrOther(
      stopped,
      typeof blocked === 'string' ? blocked.split(':', 1)[0] : blocked,
    ),
  };
}

const knownOrOther = (known: ReadonlySet<string>, word: unknown): string =>
  typeof word === 'string' && known.has(word) ? word : 'other';

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
