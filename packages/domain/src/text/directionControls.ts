/**
 * Embeddings and overrides (U+202A to U+202E), which show letters in another order than they were
 * written in and reach beyond their own text, and isolates (U+2066 to U+2069), which do not where
 * each is ended; Unicode's own advice is to write the latter only (UAX #9, 2.1).
 */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/u;
const embeddings = /[\u202a-\u202e]/gu;
const isolateOrLineEnd = /[\u2066-\u2069\n\r\u2028\u2029]/gu;
const isolateEnd = '\u2069';
const lineEnd = /[\n\r\u2028\u2029]/u;

/**
 * The text without what could make it read as another one: no embedding, no override, and no isolate
 * that is not ended on its own line, as it would turn round whatever stands behind the text. Marks of
 * direction, joiners and selectors stay, which scripts and emoji need.
 */
export function withoutDirectionControls(text: string): string {
  if (!directionControl.test(text)) return text;
  const kept = text.replace(embeddings, '');
  const unpaired = new Set(unpairedIsolates(kept));
  return kept.replace(isolateOrLineEnd, (character, at: number) =>
    unpaired.has(at) ? '' : character,
  );
}

/** Where an isolate stands that is never ended on its line, or an end without a beginning. */
function unpairedIsolates(text: string): number[] {
  const unpaired: number[] = [];
  let open: number[] = [];
  for (const { 0: character, index } of text.matchAll(isolateOrLineEnd)) {
    if (lineEnd.test(character)) {
      unpaired.push(...open);
      open = [];
    } else if (character !== isolateEnd) {
      open.push(index);
    } else if (open.pop() === undefined) {
      unpaired.push(index);
    }
  }
  return unpaired.concat(open);
}
