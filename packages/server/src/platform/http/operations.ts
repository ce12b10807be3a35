import type { operations } from '@sounding/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '@sounding/domain';
import type { Readable } from 'node:stream';

type OperationId = keyof operations;

type ContentOf<Value> = Value extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

type Success = 200 | 201 | 202 | 204;

/** The checked body, typed by the contract. */
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : undefined;

/**
 * What a handler answers with: the contract's JSON, bytes or events where it says so, nothing for 204. Bytes
 * may be a stream, which is sent as it is made.
 */
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends Streamed
  ? Readable
  : ContentAnswerOf<Id>;

interface Streamed {
  200: { content: { 'text/event-stream': unknown } };
}

type ContentAnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends Success
    ? ContentOf<operations[Id]['responses'][Status]> extends Blob
      ? Uint8Array | Readable
      : ContentOf<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** Where a request came from, for limits and the audit log. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
}

/** Who calls, read from the database for this very request. */
export interface Caller {
  readonly accountId: number;
  readonly login: string;
  readonly role: Role;
  readonly sessionHash: Buffer;
  /** When this session was signed in to. */
  readonly authenticatedAt: Date;
}

/** Who asks, and from where. */
export interface Asker {
  readonly caller: Caller;
  readonly origin: Origin;
}

/** One request, after the contract, the session and the role have been checked. */
export interface Call<Id extends OperationId> {
  readonly body: BodyOf<Id>;
  readonly path: operations[Id]['parameters']['path'];
  readonly query: operations[Id]['parameters']['query'];
  readonly origin: Origin;
  /** Throws for a call that is open to everybody. */
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Id extends OperationId> = (
  call: Call<Id>,
  // oxlint-disable-next-line typescript/no-invalid-void-type -- 204: any handler without an answer
) => Promise<undefined extends AnswerOf<Id> ? AnswerOf<Id> | void : AnswerOf<Id>>;

/** A handler with the product's own messages for what the contract refuses, by JSON Pointer. */
interface WordedHandler<Id extends OperationId> {
  readonly handle: Handler<Id>;
  readonly messages: Readonly<Record<string, string>>;
}

/** What a module brings: handlers under the contract's operationIds. */
export type Handlers = {
  readonly [Id in OperationId]?: Handler<Id> | WordedHandler<Id>;
};
