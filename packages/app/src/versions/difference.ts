/** A part that two versions have differently, each in words; empty where it has none. */
export interface Difference {
  readonly part: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A part in words for the reader, and exactly, with its markup, for the comparison. */
export interface Described {
  readonly words: string;
  readonly exact: string;
}

export type DescribedParts = ReadonlyMap<string, Described>;

/** The parts that differ, in the order in which they stand. */
export function differencesOf(mine: DescribedParts, theirs: DescribedParts): Difference[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((part) => {
    const [left, right] = [mine.get(part), theirs.get(part)];
    if (left?.exact === right?.exact) return [];
    return [{ part, mine: left?.words ?? '', theirs: right?.words ?? '' }];
  });
}
