import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from './loadChunk';

/**
 * The code of a part of a page as a query, so that it can fail and be tried again like a response: by a press
 * and once the network is back. No response's key starts with "chunk".
 *
 * @param name Identifies the chunk.
 */
export function chunkQuery<Code extends object>(name: string, load: () => Promise<Code>) {
  return queryOptions({
    queryKey: ['chunk', name],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    structuralSharing: false,
  });
}
