/** The end of each field's id in QuestionEditor. The error of a question of both kinds is at its poll. */
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
