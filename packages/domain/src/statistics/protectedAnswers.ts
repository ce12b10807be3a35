import { countAnswers, demographicLabels, type CountedAnswer } from './demographics';
import { protectSmallNumbers, type ProtectedCount } from './smallNumbers';

/**
 * The usual words, near those of the census of 2021 in England and Wales. They are named where their count
 * is hidden, too: so many people share them that the words point at nobody.
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
 * Responses by what people wrote of themselves, as far as it may be seen. What few wrote may be what only one
 * person in a town would, so words whose count is hidden are not shown either, unless they are known
 * ones: they are gathered under 'Other', with whoever wrote just that.
 *
 * Who is small and who is cover decides nothing here: a cover that kept its name would be known as the
 * larger one. What is shown follows from labels and shown counts alone, so it tells no more of any
 * number than `protectSmallNumbers` did. That is also why 'Other' then has no count of its own; where the
 * total tells it, it is that of a cover and somebody more, and so no small number.
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
