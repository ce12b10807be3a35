import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/failures';
import { setSecurityHeaders } from './headers';
import { describeMediaTypes } from './mediaTypes';
import { Problem } from './problem';
import { isForwardedOverHttps, type ProxyTrust } from './proxyTrust';
import {
  notFound,
  serverError,
  tooLarge,
  unavailable,
  unreadable,
  unsupportedMediaType,
} from './problems';
import { describeInvalid } from './validation';

/** Thrown where work was ended because nobody waits for its answer any more. */
export class CallerGone extends Error {}

/** Answers any thrown error as a problem, and logs those that are the server's fault. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error, request);
  if (problem.status >= 500) logFailure(error, problem, request);
  else if (request.raw.errored || error instanceof CallerGone)
    request.log.info('the client went away');
  return sendProblem(problem, request, reply);
}

/** Logs a refusal by rule, as of a full queue, as a warning without a stack: nothing in the code failed. */
function logFailure(error: Error, problem: Problem, { log, routeOptions }: FastifyRequest): void {
  const isRefusal = error === problem && error.cause === undefined;
  if (!isRefusal) {
    log.error({ err: error }, 'failed');
    return;
  }
  const { operationId: operation } = routeOptions.config;
  log.warn({ operation, retryAfterSeconds: problem.retryAfterSeconds }, 'refused');
}

/** Answers errors that Fastify meets before its hooks run, where no security headers are set yet. */
export const createAnswerFrameworkError =
  (isTrusted: ProxyTrust) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setSecurityHeaders(request, reply, isForwardedOverHttps(request, isTrusted));
    sendProblem(toProblem(error, request), request, reply);
  };

export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) {
    reply.header('Retry-After', problem.retryAfterSeconds);
  }
  if (problem.status === 401) reply.header('WWW-Authenticate', challengeOf(problem, request));
  if (problem.allow) reply.header('Allow', problem.allow.join(', '));
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody(request.id)));
}

/**
 * The challenge that every 401 must have (RFC 9110, 15.5.2). A refused sign-in has it as well, since signing
 * in gives the token for this scheme. No browser shows a password dialog for it.
 */
function challengeOf(
  { type }: Problem,
  { headers: { authorization = '' } }: FastifyRequest,
): string {
  const isTokenRefused = type === '/problems/session-required' && /^Bearer \S/i.test(authorization);
  return `Bearer realm="api"${isTokenRefused ? ', error="invalid_token"' : ''}`;
}

function toProblem(error: FastifyError | Error, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isLeft(error, request)) return unreadable();
  if (isDatabaseUnavailable(error)) return unavailable(2);
  if (!('code' in error) || !error.statusCode) return serverError();
  if (error.validation) {
    const { messages } = request.routeOptions.config;
    return describeInvalid(error.validation, error.validationContext, messages ?? {});
  }
  return fromFramework(error.statusCode, request);
}

/** Whether the caller's connection broke, and not the database's, whose errors have the same codes. */
const isLeft = (error: Error, { raw }: FastifyRequest) =>
  error instanceof CallerGone || error === raw.errored;

function fromFramework(status: number, request: FastifyRequest): Problem {
  if (status === 404) return notFound('There is nothing at this address.');
  if (status === 413) return tooLarge();
  if (status === 415) {
    const { mediaTypes } = request.routeOptions.config;
    return unsupportedMediaType(describeMediaTypes(mediaTypes ?? []));
  }
  return status < 500 ? unreadable() : serverError();
}
