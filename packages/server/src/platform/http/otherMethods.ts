import type { FastifyInstance } from 'fastify';
import type { Contract } from './contract';
import { decoded } from './decoded';
import { methodNotAllowed } from './problems';

/**
 * Answers 405 with the allowed methods for an address that takes other methods only; Fastify alone would
 * answer 404. Runs before the body is read, since nothing would use it.
 */
export function refuseOtherMethods(app: FastifyInstance, { operations }: Contract): void {
  const places = operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    steps: path.split('/'),
  }));
  app.addHook('onRequest', ({ is404, url }, _reply, done) => {
    const [path = ''] = url.split('?');
    const asked = path.split('/').map(decoded);
    const found = is404 ? places.filter(({ steps }) => isAt(asked, steps)) : [];
    if (found.length > 0) throw methodNotAllowed(found.map(({ method }) => method));
    done();
  });
}

const isAt = (asked: readonly (string | null)[], steps: readonly string[]) =>
  asked.length === steps.length &&
  steps.every((step, index) => step.startsWith('{') || step === asked[index]);
