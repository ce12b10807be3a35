import { storedText } from '../../versions/difference';
import type { Draft } from './draftInHand';

/** Whether the two are stored alike. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return asStored(one) === asStored(other);
}

function asStored(draft: Draft): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'string' ? storedText(value) : value,
  );
}
