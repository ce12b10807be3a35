import type { Node } from '@tiptap/pm/model';
import type { JargonMatch, JargonMatcher } from '../../../jargon';

/** How many characters are matched before the clock is checked; at worst, some 50 ms of work. */
const sliceLength = 4_000;
/** How far a slice reads past its end to find a term that crosses it. Longer than any term. */
const overlap = 200;
const lastSpace = /\s(?=\S*$)/u;

/** How far a block has been read, and what was found in it. */
interface Reading {
  readonly text: string;
  readonly matches: JargonMatch[];
  next: number;
}

/**
 * Returns a block's matches once all of it has been read. Returns undefined if `mayGoOn` stopped it before
 * the end; the next call goes on from there.
 */
export type BlockReader = (
  block: Node,
  mayGoOn: () => boolean,
) => readonly JargonMatch[] | undefined;

/** Reads blocks slice by slice and remembers each one while it stands unchanged in a document. */
export function createBlockReader(matcher: JargonMatcher): BlockReader {
  const readings = new WeakMap<Node, Reading>();
  return (block, mayGoOn) => {
    const reading = readings.get(block) ?? { text: textOf(block), matches: [], next: 0 };
    readings.set(block, reading);
    while (reading.next < reading.text.length) {
      if (!mayGoOn()) return undefined;
      readSlice(reading, matcher);
    }
    return reading.matches;
  };
}

/** A block's text, in which offsets equal positions: a line break takes one place in both. */
function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, undefined, '\n');
}

function readSlice(reading: Reading, matcher: JargonMatcher): void {
  const { text, next } = reading;
  const end = endOfSlice(text, next);
  const found = matcher(text.slice(next, end + overlap));
  const ours = found.filter(({ start }) => next + start < end);
  for (const match of ours) {
    reading.matches.push({ ...match, start: next + match.start, end: next + match.end });
  }
  // A term that begins in this slice may reach into the next, which then begins after it.
  reading.next = Math.max(end, reading.matches.at(-1)?.end ?? 0);
}

/** Ends after white space where there is any, so that no word or address is cut. */
function endOfSlice(text: string, start: number): number {
  const end = start + sliceLength;
  if (end >= text.length) return text.length;
  const space = lastSpace.exec(text.slice(start, end));
  return space ? start + space.index + 1 : end;
}
