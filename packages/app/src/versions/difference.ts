import { withoutDirectionControls } from '@sounding/domain/text';

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

/**
 * A text as it is compared with what the server has stored: which keeps no spaces around it and no controls
 * of direction, and writes a line break and a no-break space otherwise than the editor does.
 */
export function storedText(text: string): string {
  return withoutDirectionControls(text.trim())
    .replaceAll('<br />', '<br>')
    .replaceAll('\u{a0}', '&nbsp;');
}
