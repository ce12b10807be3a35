const flags = {
  '--update': 'isUpdate',
  '-u': 'isUpdate',
  '--full': 'isFull',
  '--pictures': 'keepsPictures',
};

/**
 * Reads the command line of a run of the stories: flags, and parts of stories' ids.
 * @param {readonly string[]} words
 * @returns {{ isUpdate: boolean, isFull: boolean, keepsPictures: boolean, filter: readonly string[], complaint?: string }}
 */
export function readStoryWords(words) {
  const asked = { isUpdate: false, isFull: false, keepsPictures: false };
  const filter = [];
  const unknown = [];
  for (const word of words) {
    if (!word.startsWith('-')) filter.push(word);
    else if (Object.hasOwn(flags, word)) asked[flags[word]] = true;
    else unknown.push(word);
  }
  if (unknown.length === 0) return { ...asked, filter };
  const known = Object.keys(flags).join(', ');
  return {
    ...asked,
    filter,
    complaint: `The stories know no ${unknown.join(' ')}: only ${known}, and parts of a story’s id.`,
  };
}
