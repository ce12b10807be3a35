import { useIsMutating } from '@tanstack/react-query';

/** Names the decisions on one item, so that its buttons know of one under way. */
export const decisionKey = (kind: 'document' | 'signup', id: number) =>
  ['decision', kind, id] as const;

/**
 * Whether a decision on the item is under way, also one whose dialog was closed. Another one would be refused
 * as if somebody else had been first.
 */
export function useIsDeciding(key: ReturnType<typeof decisionKey>): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}
