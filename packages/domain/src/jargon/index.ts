import terms from './terms.json';
import unequal from './wordings.json';

/** Plainer words for some forms of a term. */
export interface JargonWording {
  readonly forms: readonly string[];
  readonly alternatives: readonly string[];
}

/** A research term that readers may not know, with plainer words for it. */
export interface JargonTerm {
  readonly term: string;
  /** Other forms that count as the same term: plurals, spellings, abbreviations. */
  readonly variants: readonly string[];
  readonly hint: string;
  readonly alternatives: readonly string[];
  /**
   * For forms that need other words than the term: plurals, verbs, and opposites such as “non-randomised”.
   * A wording without alternatives is for forms that no plainer words can replace.
   */
  readonly wordings: readonly JargonWording[];
}

const wordingsOf: Readonly<Record<string, readonly JargonWording[]>> = unequal;

/** The product's glossary (OPEN-93), given to the editor's jargon matcher as a parameter. */
export const glossary: readonly JargonTerm[] = terms.map((term) => ({
  ...term,
  wordings: wordingsOf[term.term] ?? [],
}));
