/** A number as its groups of digits, and whether a plus sign precedes it. */
export interface NumberInGroups {
  readonly groups: readonly string[];
  readonly hasPlus: boolean;
}

/** Digit groups with at most a few spaces, hyphens, dots or brackets between them. */
const numbers = /\+?\d+(?:[\s().\p{Pd}]{1,3}\d+)*/gu;

/** Every number in a text, as the groups it is written in; neighbouring numbers may be found as one. */
export function digitGroups(text: string): NumberInGroups[] {
  return Array.from(text.matchAll(numbers), ([written]) => ({
    groups: written.match(/\d+/g) ?? [],
    hasPlus: written.startsWith('+'),
  }));
}
