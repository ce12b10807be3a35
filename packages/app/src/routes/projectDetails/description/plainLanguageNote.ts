import { readability, readabilityLimits, type Readability } from '@sounding/domain/readability';

/** How hard a description is to read, in a line; empty for one too short to judge. */
export function plainLanguageNote(paragraphs: readonly string[]): string {
  return noteOf(readability(paragraphs));
}

function noteOf({ readingAge, longSentences }: Readability): string {
  return [
    ...(readingAge === null ? [] : [`Reading age about ${readingAge}.`]),
    ...(longSentences.length === 0 ? [] : [longNote(longSentences.length)]),
  ].join(' ');
}

function longNote(count: number): string {
  const limit = readabilityLimits.longSentenceWords;
  return count === 1
    ? `One sentence is longer than ${limit} words.`
    : `${count} sentences are longer than ${limit} words.`;
}
