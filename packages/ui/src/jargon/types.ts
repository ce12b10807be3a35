/** Plainer words for some forms of a term. */
export interface JargonWording {
  /** Forms among the term and its variants. */
  readonly forms: readonly string[];
  /** Empty if no words fit in the form's place: then the form is only explained. */
  readonly alternatives: readonly string[];
}

/** An entry of a glossary: a word that readers may not know, with plainer words for it. */
export interface JargonTerm {
  readonly term: string;
  /** Every other form that counts as the term: plurals, spellings, abbreviations. */
  readonly variants: readonly string[];
  readonly hint: string;
  readonly alternatives: readonly string[];
  /** For forms that need plainer words other than `alternatives`: a plural, a verb, an opposite. */
  readonly wordings?: readonly JargonWording[];
}

/** Where a term stands: offsets in UTF-16 units of the original text, `end` exclusive. */
export interface JargonMatch {
  readonly start: number;
  readonly end: number;
  /** The `term` of the entry, whichever of its forms was written. */
  readonly term: string;
}

/** Finds every term in a text, in order and without overlap. */
export interface JargonMatcher {
  (text: string): JargonMatch[];
  /** The glossary of the matcher, by which a match can be explained. */
  readonly glossary: readonly JargonTerm[];
}
