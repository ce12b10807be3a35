import type { Schemas } from '@sounding/api-client';

/** Whether participants have seen a question, so that a reply to it makes sense. */
export function wasAsked({ status }: Pick<Schemas['Question'], 'status'>): boolean {
  return status !== 'DRAFT';
}
