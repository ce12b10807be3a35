/**
 * Embeddings and overrides (U+202A to U+202E) change the order of letters, and can also affect the text
 * around them. Isolates (U+2066 to U+2069) cannot, if each is closed; Unicode advises writing only
 * isolates (UAX #9, 2.1).
 */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/u;
const embeddings = /[\u202a-\u202e]/gu;
const isolateOrLineEnd = /[\u2066-\u2069\n\r\u2028\u2029]/gu;
const isolateEnd = '\u2069';
const lineEnd = /[\n\r\u2028\u2029]/u;

/**
 * The text without controls that could make it read as another text: no embedding, no override, and no
 * isolate that is left open on its line, which would reorder the text that follows. Direction marks,
 * joiners and selectors stay, because scripts and emoji need them.
 */
export function withoutDirectionControls(text: string): string {
  if (!directionControl.test(text)) return text;
  const kept = text.replace(embeddings, '');
  const unpaired = new Set(unpairedIsolates(kept));
  return kept.replace(isolateOrLineEnd, (character, at: number) =>
    unpaired.has(at) ? '' : character,
  );
}

/** The places of isolates that are not closed on their line, and of closing marks without an opening one. */
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
