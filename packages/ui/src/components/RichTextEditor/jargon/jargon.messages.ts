/** The words of the jargon detector: of the hint at a term and of the list of findings. */
export interface JargonMessages {
  findings: string;
  noFindings: string;
  /** How many terms stand at how many places. */
  countFindings: (terms: number, places: number) => string;
  countPlaces: (places: number) => string;
  shortcut: string;
  hint: (term: string) => string;
  replaceWith: (words: string) => string;
  /**
   * How plainer words follow the one word, in small letters, that stood before the term: “an” and
   * “treatment” become “a” and “treatment”, “our” and “the idea we want to test” lose “the”. An empty
   * text where the word itself goes.
   */
  joinWords: (before: string, plainerWords: string) => readonly [before: string, words: string];
  ignoreHere: string;
  closeHint: string;
}

export const jargonMessages = (locale: string): JargonMessages => ({
  findings: 'Jargon',
  noFindings: 'No jargon found',
  countFindings: (terms, places) =>
    `${counted(locale, terms, 'research term', 'research terms')} in ${counted(locale, places, 'place', 'places')}`,
  countPlaces: (places) => counted(locale, places, 'place', 'places'),
  shortcut:
    'Choose a term for its hint. In the text, Alt and Enter opens the hint of the next term.',
  hint: (term) => `Jargon: ${term}`,
  replaceWith: (words) => `Replace with “${words}”`,
  joinWords: withOneArticle,
  ignoreHere: 'Ignore here',
  closeHint: 'Close',
});

const ownArticle = /^(?:an?|the)\s+/iu;
/** After one of these no article stands: “our”, “these”, “the study’s”. */
const inPlaceOfArticle =
  /^(?:my|our|your|his|her|its|their|this|that|these|those|each|every|any|some|no|another|\p{L}+(?:['’]s|s['’]))$/u;
const startsWithVowel = /^(?!once\b|one\b|eu|uni(?!n)|us[eu])[aeiou]/iu;

function withOneArticle(before: string, words: string): readonly [string, string] {
  if (inPlaceOfArticle.test(before)) return [before, words.replace(ownArticle, '')];
  if (!['a', 'an', 'the'].includes(before)) return [before, words];
  if (ownArticle.test(words)) return ['', words];
  if (before === 'the') return [before, words];
  return [startsWithVowel.test(words) ? 'an' : 'a', words];
}

function counted(locale: string, count: number, one: string, several: string): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : several}`;
}
