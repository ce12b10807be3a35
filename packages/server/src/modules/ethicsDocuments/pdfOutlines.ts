/** What begins an outline's list of entries, unless it is a key of a stream. */
const firstEntry = /\/First(?=[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)/gu;

const blanks = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/uy;
const name = /\/[^\0\t\n\f\r %()/<>[\]{}]+/uy;
/** A reference, a number, a word or a string of digits, each with nothing stuck to it. */
const atom =
  /(?:\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R|[+-]?[\d.]+|true|false|null)(?![^\0\t\n\f\r %()/<>[\]{}])|<[\d\0\t\n\f\r A-F]*>/iuy;
const end = /endobj(?![^\0\t\n\f\r %()/<>[\]{}])/uy;

const mostNested = 100;

/**
 * The text of a PDF in which blanks stand for the `First` of every outline, so that all others are those of
 * object streams. A stream's `First` may be a reference too, so its object must be seen to end without one.
 */
export function withoutOutlines(text: string): string {
  return text.replaceAll(firstEntry, (key, at: number) =>
    endsWithoutStream(text, at + key.length) ? ' '.repeat(key.length) : key,
  );
}

/**
 * Whether the dictionary whose key ends here is complete, and its object ends at once. It is read by the
 * strict grammar (ISO 32000, 7.2 and 7.3): readers forgive what breaks it, each in its own way, and go on to
 * a stream behind it.
 */
function endsWithoutStream(text: string, from: number): boolean {
  let at = from;

  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  }

  function skipMark(mark: string): boolean {
    skip(blanks);
    const isThere = text.startsWith(mark, at);
    if (isThere) at += mark.length;
    return isThere;
  }

  function skipValue(depth: number): boolean {
    if (depth > mostNested) return false;
    if (skipMark('<<')) return skipEntries(depth + 1);
    if (skipMark('[')) return skipItems(depth + 1);
    return skip(atom) || skip(name) || skipString();
  }

  function skipEntries(depth: number): boolean {
    while (!skipMark('>>')) {
      if (!skip(name) || !skipValue(depth)) return false;
    }
    return true;
  }

  function skipItems(depth: number): boolean {
    while (!skipMark(']')) {
      if (!skipValue(depth)) return false;
    }
    return true;
  }

  /** Brackets nest in a string, but for those behind a backslash. */
  function skipString(): boolean {
    if (!skipMark('(')) return false;
    let depth = 1;
    for (; at < text.length && depth > 0; at += 1) {
      const letter = text[at];
      if (letter === '\\') at += 1;
      else if (letter === '(') depth += 1;
      else if (letter === ')') depth -= 1;
    }
    return depth === 0;
  }

  if (!skipValue(0) || !skipEntries(0)) return false;
  skip(blanks);
  return skip(end);
}
