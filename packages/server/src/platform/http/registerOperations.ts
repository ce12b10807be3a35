import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { Readable } from 'node:stream';
import type { RecordDenial } from '../audit/recordDenial';
import { hasBody } from './bodyTime';
import type { Contract, ContractOperation } from './contract';
import { createSendEvents, type SendEvents } from './eventStreams';
import type { Call, Caller, Handlers } from './operations';
import { refuseOtherBodies } from './mediaTypes';
import { originOf } from './origin';
import { Problem, type AskedFor } from './problem';
import { sessionRequired } from './problems';
import type { SentOnce } from './sentOnce';
import {
  refuseForbiddenAddress,
  refuseInfiniteNumbers,
  refuseUnknownParameters,
} from './requestText';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    mediaTypes?: readonly string[];
    messages?: Readonly<Record<string, string>>;
  }
  interface FastifyRequest {
    /** Null until the session has been checked, and for calls that need none. */
    caller: Caller | null;
    /** Whether the body was still arriving when the session was checked. */
    isBodyOnItsWay: boolean;
  }
}

export interface OperationsOptions {
  readonly contract: Contract;
  readonly handlers: readonly Handlers[];
  /** Lets the request in, or throws the problem that keeps it out. Runs before the body is read. */
  readonly admit: (request: FastifyRequest, operation: ContractOperation) => Promise<void>;
  /** Whether this session is open now. */
  readonly isSessionOpen: (sessionHash: Buffer) => Promise<boolean>;
  /** Handles a request that is sent again with its Idempotency-Key only once. */
  readonly sentOnce: SentOnce;
  /** Records in the audit log who asked for another person's record. */
  readonly recordDenial: RecordDenial;
}

/** Whether the handler sees to the key itself: it reads a form with a file, or the body may not be hashed. */
const seesToKey = ({ mediaTypes, hasSecretBody }: ContractOperation) =>
  mediaTypes.includes('multipart/form-data') || hasSecretBody;

type AnyHandler = (call: never) => Promise<unknown>;

interface Registered {
  readonly handle: AnyHandler;
  readonly messages: Readonly<Record<string, string>>;
}

/** Gives every operation of the contract its route, or stops the start if one has no handler. */
export async function registerOperations(
  app: FastifyInstance,
  { contract, handlers, admit, isSessionOpen, sentOnce, recordDenial }: OperationsOptions,
): Promise<void> {
  const registered = collect(handlers);
  const sendEvents = createSendEvents(app);
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  refuseGaps(byId, registered);
  app.decorateRequest('caller', null);
  app.decorateRequest('isBodyOnItsWay', false);
  await app.register(openapiGlue, {
    specification: withoutWhatWeCheckOurselves(contract.document),
    prefix: contract.basePath,
    operationResolver: (id: string) => {
      const [operation, handler] = [byId.get(id), registered.get(id)];
      if (!operation || !handler) throw new Error(`${id} is not in the contract`);
      // The plugin adds what it took from the contract: method, address and schema.
      return routeOf(operation, handler, {
        admit,
        isSessionOpen,
        sentOnce,
        recordDenial,
        sendEvents,
      }) as RouteOptions;
    },
  });
}

function collect(modules: readonly Handlers[]) {
  const registered = new Map<string, Registered>();
  const entries: (readonly [string, AnyHandler | Registered])[] = modules.flatMap((handlers) =>
    Object.entries(handlers),
  );
  for (const [id, handler] of entries) {
    if (registered.has(id)) throw new Error(`Two modules handle ${id}`);
    registered.set(id, typeof handler === 'function' ? { handle: handler, messages: {} } : handler);
  }
  return registered;
}

function refuseGaps(
  contract: ReadonlyMap<string, ContractOperation>,
  registered: ReadonlyMap<string, unknown>,
) {
  const mistakes = [
    ...[...contract.keys()]
      .filter((id) => !registered.has(id))
      .map((id) => `${id} is in the contract and has no handler`),
    ...[...registered.keys()]
      .filter((id) => !contract.has(id))
      .map((id) => `${id} has a handler and is not in the contract`),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
}

interface RouteParts extends Pick<
  OperationsOptions,
  'admit' | 'isSessionOpen' | 'sentOnce' | 'recordDenial'
> {
  readonly sendEvents: SendEvents;
}

function routeOf(
  operation: ContractOperation,
  { handle, messages }: Registered,
  { admit, isSessionOpen, sentOnce, recordDenial, sendEvents }: RouteParts,
): Omit<RouteOptions, 'method' | 'url'> {
  return {
    bodyLimit: operation.bodyLimit,
    config: { operationId: operation.id, mediaTypes: operation.mediaTypes, messages },
    async onRequest(request) {
      await admit(request, operation);
      request.isBodyOnItsWay = hasBody(request) && !request.raw.complete;
      refuseOtherBodies(request, operation.mediaTypes);
    },
    preValidation(request, _reply, done) {
      refuseUnknownParameters(request, operation);
      refuseForbiddenAddress(request, operation);
      done();
    },
    async preHandler(request) {
      refuseInfiniteNumbers(request);
      // A body may take minutes to arrive, in which the session can end. One that was there leaves no time.
      const { caller, isBodyOnItsWay } = request;
      if (caller && isBodyOnItsWay && !(await isSessionOpen(caller.sessionHash))) {
        throw sessionRequired();
      }
    },
    async handler(request, reply) {
      reply.code(operation.successStatus);
      // The contract's validation has run, so that the parts are what the handler's type says.
      const call = toCall(request, reply);
      const work = () => handle(call as never);
      // The address's parameters are part of what was sent; the router always gives an object.
      const inAddress = Object.values(request.params as Record<string, unknown>).map(String);
      const sent = [operation.id, ...inAddress, JSON.stringify(request.body ?? null)];
      const isOnce = operation.takesKey && !seesToKey(operation);
      const note = (asked: AskedFor, caller: Caller) =>
        recordDenial({ caller, operationId: operation.id, origin: call.origin, asked });
      const value = await notingDenials(
        () => (isOnce ? sentOnce(call, sent, work) : work()),
        (asked) => (request.caller ? note(asked, request.caller) : undefined),
      );
      return operation.sendsEvents && value instanceof Readable
        ? sendEvents(value, reply)
        : answer(value, reply);
    },
  };
}

/**
 * Does the work, and records a denial if it ends at another person's record. The denial is recorded after the
 * rollback and before the answer, so that the audit log knows all that the caller is told. The extra time
 * reveals only that the id is taken. So does the id of one's own next record, since ids are given out in
 * turn.
 */
async function notingDenials(
  work: () => Promise<unknown>,
  note: (asked: AskedFor) => Promise<void> | undefined,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.asked) await note(error.asked);
    throw error;
  }
}

function toCall(request: FastifyRequest, reply: FastifyReply): Call<never> {
  const { body, params, query } = request;
  return {
    ...({ body, path: params, query } as Pick<Call<never>, 'body' | 'path' | 'query'>),
    origin: originOf(request),
    get caller() {
      if (!request.caller) throw sessionRequired();
      return request.caller;
    },
    request,
    reply,
  };
}

/** Sends a handler's result. JSON is written here, since Fastify would send a string as plain text. */
function answer(value: unknown, reply: FastifyReply) {
  if (value === undefined) return reply.send();
  if (value instanceof Uint8Array) return reply.send(value);
  if (value instanceof Readable) return sendAsMade(value, reply);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
}

/**
 * Streams a file as fast as the caller reads it, and stops making it once the caller has gone. A failure on
 * the way cuts the connection, since the file would otherwise look complete.
 */
function sendAsMade(file: Readable, reply: FastifyReply) {
  file.once('error', (error) => {
    // Before the headers are sent, it is answered and logged like any other failure.
    if (reply.raw.headersSent) reply.log.error({ err: error }, 'failed');
  });
  reply.raw.once('close', () => {
    const isWhole = reply.raw.writableFinished;
    if (!isWhole && !file.errored) reply.log.info('the client went away');
  });
  return reply.send(file);
}

/**
 * The contract without what the plugin must not check. Answers are checked in tests, multipart bodies by
 * their handlers, and cookies nowhere, since a malformed one counts as none.
 */
function withoutWhatWeCheckOurselves(document: Contract['document']): object {
  const copy = structuredClone(document) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly parameters: Readonly<Record<string, { in: string }>> };
  };
  const cookies = Object.entries(copy.components.parameters)
    .filter(([, parameter]) => parameter.in === 'cookie')
    .map(([name]) => `#/components/parameters/${name}`);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    delete operation.responses;
    operation.parameters = (operation.parameters ?? []).filter(
      ({ $ref = '' }) => !cookies.includes($ref),
    );
    if (operation.requestBody?.content?.['multipart/form-data']) delete operation.requestBody;
  }
  return copy;
}

interface Operation {
  responses?: unknown;
  parameters?: readonly { readonly $ref?: string }[];
  requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
}
