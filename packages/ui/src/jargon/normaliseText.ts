/** A text in the form that the matcher compares, and where each of its units came from. */
interface NormalisedText {
  readonly text: string;
  /** The offset in the original at which the unit's character begins. */
  readonly startOf: (unit: number) => number;
  /** The offset in the original at which it ends. */
  readonly endOf: (unit: number) => number;
}

/** Text that NFKC leaves as it is: ASCII, the signs of European print, and European letters. */
export const everyday =
  /^[\0-\x7f£§©«®°·»\u00c0-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e‐–—‘’“”†•€−]*$/;
/** Soft hyphens, zero-width spaces, joiners and direction marks: characters that take no room in print. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
/** Characters that normalising may join to the one before. Some are letters of Hangul. */
const joining = /[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]/u;
/**
 * Unicode's stream-safe format allows no more joined marks than this. Sorting a million of them would take
 * quadratic time.
 */
const longestCluster = 32;

/**
 * The text in NFKC without ignorable characters. Everyday text has that form already and is returned as it
 * is.
 */
export function normaliseText(original: string): NormalisedText {
  if (everyday.test(original)) {
    return { text: original, startOf: (unit) => unit, endOf: (unit) => unit + 1 };
  }
  return normaliseClusters(original);
}

function normaliseClusters(original: string): NormalisedText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let cluster = '';
  let characters = 0;
  let start = 0;
  let end = 0;

  const closeCluster = () => {
    const piece = cluster.normalize('NFKC');
    pieces.push(piece);
    starts.push(...Array<number>(piece.length).fill(start));
    ends.push(...Array<number>(piece.length).fill(end));
  };

  let offset = 0;
  for (const character of original) {
    const next = offset + character.length;
    const isAscii = character < '\x80';
    if (isAscii || !ignorable.test(character)) {
      const joins = characters > 0 && characters < longestCluster && !isAscii;
      if (!joins || !joining.test(character)) {
        closeCluster();
        cluster = '';
        characters = 0;
        start = offset;
      }
      cluster += character;
      characters += 1;
      end = next;
    }
    offset = next;
  }
  closeCluster();

  return {
    text: pieces.join(''),
    startOf: (unit) => starts[unit] ?? original.length,
    endOf: (unit) => ends[unit] ?? original.length,
  };
}
