import { errorIn, type ValidationProblem } from '@sounding/domain';
import type { Transaction } from '../../platform/database/database';
import { findChoices } from './audienceRepository';
import type { SentProject } from './projectForm';

export const audienceChoiceMessages = {
  unknownAgeRange: 'This age range does not exist',
  unknownInterest: 'This interest does not exist',
  deletedInterest: (name: string) => `“${name}” has been deleted and cannot be newly chosen`,
} as const;

/**
 * Choices that do not exist or cannot be chosen. A deleted interest may stay where it was chosen before
 * (OPEN-95).
 */
export async function audienceChoiceProblems(
  transaction: Transaction,
  { ageRanges, interests }: Pick<SentProject, 'ageRanges' | 'interests'>,
  chosenBefore: ReadonlySet<number>,
): Promise<ValidationProblem[]> {
  const known = await findChoices(transaction, {
    ageRangeIds: ageRanges.map(({ id }) => id),
    interestIds: interests.map(({ id }) => id),
  });
  const [ranges, topics] = [new Set(known.ageRangeIds), new Set(known.interestIds)];
  const deleted = new Map(known.deletedInterests.map(({ id, name }) => [id, name]));
  return [
    ...ageRanges.flatMap(({ id }, index) =>
      ranges.has(id)
        ? []
        : [errorIn(`ageRanges.${index}.id`, audienceChoiceMessages.unknownAgeRange)],
    ),
    ...interests.flatMap(({ id }, index) => {
      const field = `interests.${index}.id`;
      if (!topics.has(id)) return [errorIn(field, audienceChoiceMessages.unknownInterest)];
      const deletedName = deleted.get(id);
      return deletedName !== undefined && !chosenBefore.has(id)
        ? [errorIn(field, audienceChoiceMessages.deletedInterest(deletedName))]
        : [];
    }),
  ];
}
