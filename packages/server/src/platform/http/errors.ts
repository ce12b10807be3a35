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

/** Turns whatever was thrown into a problem; what nobody meant to throw is logged as an error. */
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

/** What refuses by rule, as a full queue does, is no failure: where it stands in the code says nothing. */
function logFailure(error: Error, problem: Problem, { log, routeOptions }: FastifyRequest): void {
  const isRefusal = error === problem && error.cause === undefined;
  if (!isRefusal) {
    log.error({ err: error }, 'failed');
    return;
  }
  const { operationId: operation } = routeOptions.config;
  log.warn({ operation, retryAfterSeconds: problem.retryAfterSeconds }, 'refused');
}

/** Errors that Fastify meets before its hooks run: the headers are still to be set. */
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
 * Every 401 names how to be let in (RFC 9110, 15.5.2), that of a refused sign-in as well: what it would
 * have given is the token that the scheme takes. No browser asks anybody for one.
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
