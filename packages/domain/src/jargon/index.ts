import terms from './terms.json';

/** A research term that readers may not know, with plainer words for it. */
export interface JargonTerm {
  readonly term: string;
  /** Other forms that count as the same term: plurals, spellings, abbreviations. */
  readonly variants: readonly string[];
  readonly hint: string;
  readonly alternatives: readonly string[];
}

/** The product's glossary (OPEN-93), given to the editor's jargon matcher as a parameter. */
export const glossary: readonly JargonTerm[] = terms;
