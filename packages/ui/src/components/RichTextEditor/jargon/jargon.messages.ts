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
   * What stands before plainer words in place of the one word, in small letters, that stood before the
   * term: “an intervention” becomes “a treatment”. An empty text where the words bring an article of
   * their own, the same word where nothing is to change.
   */
  wordBefore: (word: string, plainerWords: string) => string;
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
  wordBefore: articleBefore,
  ignoreHere: 'Ignore here',
  closeHint: 'Close',
});

const startsWithArticle = /^(?:an?|the)\s/iu;
const startsWithVowel = /^(?!once\b|one\b|eu|uni(?!n)|us[eu])[aeiou]/iu;

function articleBefore(word: string, plainerWords: string): string {
  if (!['a', 'an', 'the'].includes(word)) return word;
  if (startsWithArticle.test(plainerWords)) return '';
  if (word === 'the') return word;
  return startsWithVowel.test(plainerWords) ? 'an' : 'a';
}

function counted(locale: string, count: number, one: string, several: string): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : several}`;
}
