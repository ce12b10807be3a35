import type { JargonTerm } from '../../src/jargon';

const term = (name: string): JargonTerm => ({
  term: name,
  variants: [],
  hint: '',
  alternatives: [],
});

/** As many terms as the product's glossary has; each sentence of the text holds one of them. */
export const glossary: readonly JargonTerm[] = [
  term('cohort'),
  ...Array.from({ length: 59 }, (_, index) =>
    term(`${String.fromCharCode(97 + (index % 26))}term ${index}`),
  ),
];
