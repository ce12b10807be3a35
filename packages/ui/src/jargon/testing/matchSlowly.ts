import type { JargonMatch, JargonTerm } from '../types';

/*
 * A slow reference for the rules: it tries every form at every place, with a regular expression for each,
 * over a text put into NFKC one cluster at a time. It shares no code with the matcher.
 */

const cluster =
  /[^\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc][\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]*|./gsu;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreak = '\\n\\v\\f\\r\\x85\\u2028\\u2029';
const blankLine = `(?:\\r\\n|\\r(?!\\n)|[${lineBreak}](?<!\\r))[^\\S${lineBreak}]*[${lineBreak}]`;
const gap = `(?:\\p{Dash}|(?!\\p{White_Space}*?${blankLine})\\p{White_Space}+)`;

interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Each UTF-16 unit of the normalised text, with the stretch of the original that it came from. */
function readUnits(original: string): Unit[] {
  const seen = Array.from(original)
    .reduce<Unit[]>((units, text) => {
      const start = units.at(-1)?.end ?? 0;
      return [...units, { text, start, end: start + text.length }];
    }, [])
    .filter(({ text }) => text.replace(unseen, '') !== '');
  const joined = seen.map(({ text }) => text).join('');
  // By UTF-16 units: two separate halves of a surrogate pair become one character once they are joined.
  const offsets = seen.flatMap((unit) => unit.text.split('').map(() => unit));
  let at = 0;
  return (joined.match(cluster) ?? []).flatMap((part) => {
    const inside = offsets.slice(at, (at += part.length));
    const start = inside[0]?.start ?? 0;
    const end = inside.at(-1)?.end ?? 0;
    return part
      .normalize('NFKC')
      .split('')
      .map((text) => ({ text, start, end }));
  });
}

function patternOf(form: string): RegExp {
  const normal = form.normalize('NFKC');
  const isExact = (normal.match(/\p{Lu}/gu) ?? []).length > 1;
  const source = normal.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&').replaceAll(/[ -]/g, gap);
  // eslint-disable-next-line security/detect-non-literal-regexp -- The forms are those of a test.
  return new RegExp(
    `(?<![\\p{L}\\p{Nd}\\p{M}_])${source}(?![\\p{L}\\p{Nd}\\p{M}_])`,
    isExact ? 'uy' : 'iuy',
  );
}

/** For each kind of address: what stands before its sign, and the sign with what follows it. */
const addresses = [
  [/[a-z\d+.-]+$/iu, /^:\/\/[^\s<>"“”]*/u],
  [/(?<![\p{L}\p{M}\p{N}_])$/u, /^www\.[^\s<>"“”]*/iu],
  [
    /[\p{L}\p{M}\p{N}.!#$%&'*+=?^_`{|}~-]*$/u,
    /^@[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/u,
  ],
] as const;

/** Where addresses stand. Of two that overlap, the one whose sign comes first counts. */
function readAddresses(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const floor = found.at(-1)?.end ?? 0;
    for (const [front, sign] of addresses) {
      const before = front.exec(text.slice(floor, at));
      const after = sign.exec(text.slice(at));
      if (before && after) found.push({ start: floor + before.index, end: at + after[0].length });
    }
    at = Math.max(at, (found.at(-1)?.end ?? 0) - 1);
  }
  return found;
}

export function matchSlowly(original: string, glossary: readonly JargonTerm[]): JargonMatch[] {
  const units = readUnits(original);
  const text = units.map((unit) => unit.text).join('');
  const skipped = readAddresses(text);
  const patterns = glossary.flatMap(({ term, variants }) =>
    [term, ...variants].map((form) => ({ term, pattern: patternOf(form) })),
  );

  const matches: JargonMatch[] = [];
  let at = 0;
  while (at < text.length) {
    let longest = { end: at, term: '' };
    for (const { term, pattern } of patterns) {
      pattern.lastIndex = at;
      if (!pattern.test(text)) continue;
      const end = pattern.lastIndex;
      const isInAddress = skipped.some((range) => at < range.end && end > range.start);
      if (!isInAddress && end > longest.end) longest = { end, term };
    }
    const start = units[at]?.start ?? 0;
    const isFree = start >= (matches.at(-1)?.end ?? 0);
    if (longest.end > at && isFree) {
      matches.push({ start, end: units[longest.end - 1]?.end ?? 0, term: longest.term });
      at = longest.end;
    } else {
      at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    }
  }
  return matches;
}
