import { countAnswers, demographicLabels, type CountedAnswer } from './demographics';
import { protectSmallNumbers, type ProtectedCount } from './smallNumbers';

/**
 * The usual words, close to those of the 2021 census of England and Wales. They are named even where their
 * count is hidden: so many people share them that they identify nobody.
 */
export const knownAnswers = {
  gender: ['Female', 'Male', 'Non-binary'],
  ethnicity: [
    'White British',
    'Any other White background',
    'Asian or Asian British',
    'Black, Black British, Caribbean or African',
    'Mixed or multiple ethnic groups',
    'Other ethnic group',
  ],
} as const;

/**
 * Responses by what people wrote about themselves, with protected counts hidden. Rare words could identify
 * one person in a town. Words whose count is hidden are therefore gathered under 'Other', together with
 * people who wrote "Other", unless they are known answers.
 *
 * It makes no difference whether a hidden count is small or is large and only covers a small one: a cover
 * that kept its name would be recognised as the larger count. The result depends only on labels and shown
 * counts, so it reveals no more than `protectSmallNumbers` does. For the same reason 'Other' has no count.
 * If the total gives it away, it includes a cover and somebody else, so it is not a small number.
 */
export function protectedAnswers(
  answers: readonly CountedAnswer<string>[],
  known: readonly string[],
  threshold: number,
): ProtectedCount[] {
  const { other, notStated } = demographicLabels;
  const counts = protectSmallNumbers(countAnswers(answers), { threshold, hasFixedLabels: false });
  const mayBeNamed = ({ label, count }: ProtectedCount) =>
    count !== null || label === notStated || known.includes(label);
  if (counts.every(mayBeNamed)) return counts;

  const named = counts.filter((each) => mayBeNamed(each) && each.label !== other);
  const isLast = ({ label }: ProtectedCount) => label === notStated;
  return [
    ...named.filter((each) => !isLast(each)),
    { label: other, count: null },
    ...named.filter(isLast),
  ];
}
