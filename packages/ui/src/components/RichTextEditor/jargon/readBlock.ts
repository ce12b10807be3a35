import type { Node } from '@tiptap/pm/model';
import type { JargonMatch, JargonMatcher } from '../../../jargon';

/** How much is matched before the clock is looked at; at worst, some 50 ms of work. */
const sliceLength = 4_000;
/** How far a slice looks past its end, so that a term across it is found. Longer than any term. */
const overlap = 200;
const lastSpace = /\s(?=\S*$)/u;

/** How far a block has been read, and what was found there. */
interface Reading {
  readonly text: string;
  readonly matches: JargonMatch[];
  next: number;
}

/**
 * What a matcher found in a block, once all of it has been read. Undefined where `mayGoOn` said no
 * before the end; asked again, it goes on from there.
 */
export type BlockReader = (
  block: Node,
  mayGoOn: () => boolean,
) => readonly JargonMatch[] | undefined;

/** Reads blocks slice by slice and remembers each for as long as it stands unchanged in a document. */
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

/** A block's text, in which an offset is a position: a line break takes one place in both. */
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

/** After white space where there is any, so that no word or address is cut. */
function endOfSlice(text: string, start: number): number {
  const end = start + sliceLength;
  if (end >= text.length) return text.length;
  const space = lastSpace.exec(text.slice(start, end));
  return space ? start + space.index + 1 : end;
}
