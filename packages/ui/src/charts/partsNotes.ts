import type { PartsMessages } from './parts.messages';
import type { PartsReading } from './readParts';

/** Why numbers are not there: kept back, missing, or both. */
export function partsNotes(
  { hiddenCount, missingCount }: PartsReading,
  words: Pick<PartsMessages, 'hiddenNote' | 'missingNote'>,
): readonly string[] {
  return [
    ...(hiddenCount > 0 ? [words.hiddenNote(hiddenCount)] : []),
    ...(missingCount > 0 ? [words.missingNote(missingCount)] : []),
  ];
}
