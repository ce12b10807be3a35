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

/** Only the directive and the stopped address's origin: the rest can hold what a person typed. */
function describeReport(body: unknown) {
  const report = memberOf(body, 'csp-report');
  const directive = memberOf(report, 'effective-directive');
  const blocked = memberOf(report, 'blocked-uri');
  return {
    directive: typeof directive === 'string' ? directive.slice(0, 40) : undefined,
    blocked:
      typeof blocked === 'string' && URL.canParse(blocked) ? new URL(blocked).origin : undefined,
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
