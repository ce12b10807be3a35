import { withoutDirectionControls } from '@sounding/domain/text';

/** A part in which two versions differ, each in words; empty for a version without that part. */
export interface Difference {
  readonly part: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A part in two forms: in words for the reader, and exactly, with its markup, for the comparison. */
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
 * A text in the form in which it is compared with the server's. The server trims it, removes direction
 * controls, and writes a line break and a no-break space differently from the editor.
 */
export function storedText(text: string): string {
  return withoutDirectionControls(text.trim())
    .replaceAll('<br />', '<br>')
    .replaceAll('\u{a0}', '&nbsp;');
}
