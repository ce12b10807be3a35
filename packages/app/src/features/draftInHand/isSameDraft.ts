import { singleLine } from '@sounding/domain/text';
import { storedText } from '../../versions/difference';
import type { Draft } from './draftInHand';

/** Whether the two are stored alike. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return asStored(one) === asStored(other);
}

/** What a poll offers and what stands at the ends of a scale is kept on one line each. */
const singleLined: ReadonlySet<string> = new Set(['pollOptions', 'sliderOption']);

function asStored(draft: Draft): string {
  return JSON.stringify(draft, (name, value: unknown) => {
    if (typeof value === 'string') return storedText(value);
    return singleLined.has(name) ? withStrings(value, singleLine) : value;
  });
}

function withStrings(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? change(part) : part)),
  );
}
