export { ApiError, type FieldError } from './ApiError';
export type { AnswerOf, Api, InputOf, OperationId, Schemas } from './calls';
export { createApiClient, type ApiClientOptions } from './createApiClient';
export type { DownloadedFile } from './downloadedFile';
export type { ProgressListener } from './sendWithProgress';
