/** A text as the matcher compares it, and the way back to where each unit of it came from. */
interface NormalisedText {
  readonly text: string;
  /** The offset in the original at which the unit's character begins. */
  readonly startOf: (unit: number) => number;
  /** The offset in the original at which it ends. */
  readonly endOf: (unit: number) => number;
}

/** Everyday text, which NFKC leaves as it is: ASCII, signs of European print and their letters. */
export const everyday =
  /^[\0-\x7f£§©«®°·»\u00c0-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e‐–—‘’“”†•€−]*$/;
/** Soft hyphens, zero-width spaces and joiners, marks of direction: what takes no room in print. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
/** A character that normalising may join to the one before it. Some are letters of Hangul. */
const joining = /[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]/u;
/**
 * Unicode's stream-safe text holds no more joined marks than this. Putting a million of them in order
 * would take quadratic time.
 */
const longestCluster = 32;

/** NFKC without ignorable characters. Everyday text is that already and is handed back. */
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
