import { ApiError } from '@sounding/api-client';
import { isRouteErrorResponse } from 'react-router-dom';
import { ChunkLoadError } from './loadChunk';

/** Kinds of failure of a page; what a person can do depends on the kind. */
export type FailureKind =
  /** A part of the site did not arrive. */
  | 'chunk'
  /** There is nothing at this address, or not for this person. */
  | 'missing'
  /** The server gave no answer at all. */
  | 'offline'
  /** The server says that it will be back. */
  | 'maintenance'
  /** The server failed. */
  | 'server'
  /** The server refused, and says why. */
  | 'refused'
  /** A bug of ours. */
  | 'broken';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof ChunkLoadError) return 'chunk';
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'missing' : 'broken';
  if (!(error instanceof ApiError)) return 'broken';
  if (error.isNetworkError) return 'offline';
  if (error.status === 404) return 'missing';
  if (error.status === 503) return 'maintenance';
  return error.status >= 500 ? 'server' : 'refused';
}
