/** The texts of the jargon detector: of the hint at a term and of the list of findings. */
export interface JargonMessages {
  findings: string;
  /** Shown until the detector is loaded and has read the text. */
  reading: string;
  noFindings: string;
  /** How many terms stand at how many places. */
  countFindings: (terms: number, places: number) => string;
  countPlaces: (places: number) => string;
  shortcut: string;
  hint: (term: string) => string;
  replaceWith: (words: string) => string;
  /**
   * How plainer words are joined to the word before the term, which is given in lower case: “an” and
   * “treatment” become “a” and “treatment”, “our” and “the idea we want to test” lose “the”, “large” and “a
   * fair test” lose “a”. Returns an empty string in place of a word that is removed.
   */
  joinWords: (before: string, plainerWords: string) => readonly [before: string, words: string];
  ignoreHere: string;
  closeHint: string;
}

export const jargonMessages = (locale: string): JargonMessages => ({
  findings: 'Jargon',
  reading: 'Reading the text',
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
/** Words that take the place of an article: “our”, “these”, “the study’s”. */
const inPlaceOfArticle =
  /^(?:my|our|your|his|her|its|their|this|that|these|those|each|every|any|some|no|another|\p{L}+(?:['’]s|s['’]))$/u;
/** Clauses such as “what we measure” take no article. */
const isClause = /^(?:how|what|who|whether|no one)\b/iu;
const possessive = /^(?:my|our|your|his|her|its|their)$/u;
/**
 * Words after which a noun phrase begins. After any other word, as in “a large trial”, it has already begun:
 * a noun that “a” can precede does not stand without an article.
 */
const beforeNounPhrase =
  /^(?:about|across|after|against|and|are|as|at|be|been|before|being|both|but|by|called|during|either|following|for|from|if|in|include|includes|including|into|is|means|nor|of|on|onto|or|than|that|through|to|towards?|under|using|versus|via|vs|was|were|when|whether|while|with|within|without)$/u;
const startsWithVowel = /^(?!once\b|one\b|eu|uni(?!n)|us[eu])[aeiou]/iu;

function withOneArticle(before: string, words: string): readonly [string, string] {
  const isArticle = ['a', 'an', 'the'].includes(before);
  if (isClause.test(words)) return [isArticle || possessive.test(before) ? '' : before, words];
  if (inPlaceOfArticle.test(before)) return [before, words.replace(ownArticle, '')];
  if (!isArticle) {
    return [before, beforeNounPhrase.test(before) ? words : words.replace(/^an?\s+/iu, '')];
  }
  if (ownArticle.test(words)) return ['', words];
  if (before === 'the') return [before, words];
  return [startsWithVowel.test(words) ? 'an' : 'a', words];
}

function counted(locale: string, count: number, one: string, several: string): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : several}`;
}
