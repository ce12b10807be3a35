import type { DownloadedFile } from './downloadedFile';
import type { components, operations } from './generated/schema';
import type { ProgressListener } from './sendWithProgress';

/** The shapes of the contract by name: `Schemas['Project']`. */
export type Schemas = components['schemas'];

/** The contract's name of a call. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Id]['parameters'][Place]
>;

type PathOf<Id extends OperationId> = [Parameters<Id, 'path'>] extends [never]
  ? unknown
  : { readonly path: Readonly<Parameters<Id, 'path'>> };

type QueryOf<Id extends OperationId> = [Parameters<Id, 'query'>] extends [never]
  ? unknown
  : { readonly query?: Readonly<Parameters<Id, 'query'>> | undefined };

type HeaderOf<Id extends OperationId> = [Parameters<Id, 'header'>] extends [never]
  ? unknown
  : { readonly header?: Readonly<Parameters<Id, 'header'>> | undefined };

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? { readonly body: Content[keyof Content] }
  : unknown;

type ProgressOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': unknown } };
}
  ? { readonly onProgress?: ProgressListener | undefined }
  : unknown;

interface Sending {
  readonly signal?: AbortSignal | undefined;
  /** Whether the request continues after the page is gone; only for bodies up to 64 KiB (Fetch standard). */
  readonly keepalive?: boolean | undefined;
}

/** What a call takes: `path`, `query`, `header` and `body` where the contract has them, and how it is sent. */
export type InputOf<Id extends OperationId> = PathOf<Id> &
  QueryOf<Id> &
  HeaderOf<Id> &
  BodyOf<Id> &
  ProgressOf<Id> &
  Sending;

type Success = 200 | 201 | 202 | 204;

type Content<Answer> = Answer extends { content: infer Types }
  ? Types[keyof Types] extends Blob
    ? DownloadedFile
    : Types[keyof Types]
  : undefined;

/** What a call answers with; undefined for 204. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends Success
    ? Content<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

type ArgumentsOf<Id extends OperationId> =
  Sending extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];

/**
 * One function for every call of the contract, under its operationId. The request for a stream of events
 * is sent when a loop over it begins; its signal, or leaving the loop, ends the stream.
 */
export type Api = {
  readonly [Id in OperationId]: (
    ...input: ArgumentsOf<Id>
  ) => operations[Id]['responses'] extends Streamed
    ? AsyncIterable<AnswerOf<Id>>
    : Promise<AnswerOf<Id>>;
};

interface Streamed {
  200: { content: { 'text/event-stream': unknown } };
}
