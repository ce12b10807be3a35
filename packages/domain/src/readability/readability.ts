import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export const readabilityLimits = {
  /** A sentence with more words is worth splitting. */
  longSentenceWords: 25,
  /** For fewer words the average means nothing. */
  fewestWords: 30,
} as const;

/** Added to the school grade that the formula gives: most children in grade 1 are 6 years old. */
const ageBeforeFirstGrade = 5;
const youngestAge = 6;
/** Above the age of a first degree, the formula only measures length. */
const oldestAge = 22;

export interface Readability {
  readonly words: number;
  /** The age at which most people read such a text with ease; null for too few words. */
  readonly readingAge: number | null;
  /** Sentences longer than 25 words, as they stand in the text. */
  readonly longSentences: readonly string[];
}

const sentences = /* @__PURE__ */ new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const words = /* @__PURE__ */ new Intl.Segmenter('en-GB', { granularity: 'word' });

/** How hard blocks of plain text are to read. No sentence runs from one block into the next. */
export function readability(blocks: readonly string[]): Readability {
  const read = blocks.flatMap(sentencesIn);
  const allWords = read.flatMap((sentence) => sentence.words);
  return {
    words: allWords.length,
    readingAge:
      allWords.length < readabilityLimits.fewestWords ? null : ageOf(read.length, allWords),
    longSentences: read
      .filter((sentence) => sentence.words.length > readabilityLimits.longSentenceWords)
      .map(({ text }) => text),
  };
}

interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

function sentencesIn(block: string): Sentence[] {
  return [...sentences.segment(block)]
    .map(({ segment }) => ({ text: segment.trim(), words: wordsIn(segment) }))
    .filter((sentence) => sentence.words.length > 0);
}

function wordsIn(sentence: string): string[] {
  return [...words.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
}

/** Uses the Flesch-Kincaid grade, which only counts lengths: a guide, never a verdict. */
function ageOf(sentenceCount: number, allWords: readonly string[]): number {
  const grade = fleschKincaid({
    sentence: sentenceCount,
    word: allWords.length,
    // A number in digits has no letters to count, but is spoken as at least one syllable.
    syllable: allWords.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
  return Math.min(oldestAge, Math.max(youngestAge, Math.round(grade) + ageBeforeFirstGrade));
}
