import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { modules } from './modules';
import { createRecordDenial } from './platform/audit/recordDenial';
import { createReadAnyText } from './platform/http/anyText';
import { createAdmission } from './platform/http/admission';
import { finishWorkAfterAnswers } from './platform/http/afterAnswer';
import { limitBodyTime } from './platform/http/bodyTime';
import { readContract } from './platform/http/contract';
import { receiveCspReports } from './platform/http/cspReports';
import { answerError, createAnswerFrameworkError } from './platform/http/errors';
import { setSecurityHeaders } from './platform/http/headers';
import { answerWhatNodeWould } from './platform/http/leftToUs';
import { refuseOtherMethods } from './platform/http/otherMethods';
import { createProxyTrust } from './platform/http/proxyTrust';
import { registerOperations } from './platform/http/registerOperations';
import { logRequests } from './platform/http/requestLog';
import { parseBodiesStrictly } from './platform/http/requestText';
import { createSentOnce } from './platform/http/sentOnce';
import { serveApp } from './platform/http/staticFiles';
import { closeConnectionsWhenStopping } from './platform/http/stopping';
import { answerUnreadable } from './platform/http/unreadable';
import { validateByContract } from './platform/http/validation';
import type { Platform } from './platform/platform';
import { createFloodLimit } from './platform/rateLimits/floodLimit';

export interface AppOptions {
  readonly platform: Platform;
  readonly logger: FastifyBaseLogger;
  /** The built app to serve; without one only the API answers. */
  readonly appFolder?: string | undefined;
}

/** Builds the whole HTTP server: `runServer` listens with it, and tests inject requests into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, logger, appFolder } = options;
  const { settings, database, sessions } = platform;
  const contract = readContract();
  const isTrusted = createProxyTrust(settings.trustedProxies);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    trustProxy: isTrusted,
    // For requests to which `limitBodyTime` gives no time, and longer than the longest that it gives.
    requestTimeout: 180_000,
    http: { headersTimeout: 10_000, requireHostHeader: false },
    bodyLimit: 65_536,
    // As long as the longest address that Node reads: a long key is then unknown, not a bad request.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: createReadAnyText(contract),
    // A HEAD would do all that its GET does, with a line in the audit log, and return nothing.
    exposeHeadRoutes: false,
    // During a stop, requests that arrive on an open connection are still served.
    return503OnClosing: false,
    frameworkErrors: createAnswerFrameworkError(isTrusted),
    clientErrorHandler: answerUnreadable,
  });
  const floodLimit = createFloodLimit(settings.hasRateLimits);
  const recordDenial = createRecordDenial(database);

  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  app.setErrorHandler(answerError);
  answerWhatNodeWould(app);
  refuseOtherMethods(app, contract);
  limitBodyTime(app);
  logRequests(app);
  closeConnectionsWhenStopping(app);
  finishWorkAfterAnswers(app);
  parseBodiesStrictly(app);
  validateByContract(app);
  await app.register(multipart, {
    limits: { files: 1, fileSize: 2_000_001, fields: 5, fieldSize: 1_000, parts: 6 },
  });
  await registerOperations(app, {
    contract,
    handlers: modules.map((createHandlers) => createHandlers(platform)),
    sentOnce: createSentOnce(platform),
    recordDenial,
    isSessionOpen: (sessionHash) => sessions.isOpen(database, sessionHash),
    admit: createAdmission({
      sessions,
      floodLimit,
      publicOrigin: settings.publicUrl,
      recordDenial,
    }),
  });
  await receiveCspReports(app, floodLimit);
  await serveApp(app, appFolder);
  return app;
}
