/** How QuestionEditor ends the id of each field; a question of both kinds is told of at its poll. */
const parts: ReadonlyMap<string, string> = new Map([
  ['pollOptions', 'poll'],
  ['sliderOption', 'poll'],
  ['sliderOption.lowerBoundText', 'left-label'],
  ['sliderOption.upperBoundText', 'right-label'],
  ['sliderOption.maxValue', 'maximum'],
]);

/** A question's field as QuestionEditor calls it: `poll-1` for `pollOptions.1.text`. */
export function questionPart(field: string): string {
  return parts.get(field) ?? field.replace(/^pollOptions\.(\d+)\.text$/, 'poll-$1');
}
