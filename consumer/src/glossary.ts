import { createJargonMatcher } from '@sounding/ui/jargon';

/** Words that not every visitor knows. */
export const findJargon = createJargonMatcher([
  {
    term: 'PEB',
    variants: [],
    hint: 'Le prêt entre bibliothèques.',
    alternatives: ['prêt entre bibliothèques'],
  },
  {
    term: 'désherbage',
    variants: [],
    hint: 'Retirer des livres anciens des rayons.',
    alternatives: ['tri des livres'],
  },
]);
