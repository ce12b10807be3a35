import { errorIn, type ValidationProblem } from '@sounding/domain';
import type { Transaction } from '../../platform/database/database';
import { knownAgeRanges, knownInterests } from './audienceRepository';
import type { SentProject } from './projectForm';

export const audienceChoiceMessages = {
  unknownAgeRange: 'This age range does not exist',
  unknownInterest: 'This interest does not exist',
  deletedInterest: 'This interest has been deleted and cannot be newly chosen',
} as const;

/** Choices that are not there to be chosen; a deleted interest may stay where it was (OPEN-95). */
export async function audienceChoiceProblems(
  transaction: Transaction,
  { ageRanges, interests }: Pick<SentProject, 'ageRanges' | 'interests'>,
  chosenBefore: ReadonlySet<number>,
): Promise<ValidationProblem[]> {
  const ranges = await knownAgeRanges(
    transaction,
    ageRanges.map(({ id }) => id),
  );
  const known = await knownInterests(
    transaction,
    interests.map(({ id }) => id),
  );
  return [
    ...ageRanges.flatMap(({ id }, index) =>
      ranges.has(id)
        ? []
        : [errorIn(`ageRanges.${index}.id`, audienceChoiceMessages.unknownAgeRange)],
    ),
    ...interests.flatMap(({ id }, index) => {
      const interest = known.get(id);
      const field = `interests.${index}.id`;
      if (interest === undefined) return [errorIn(field, audienceChoiceMessages.unknownInterest)];
      return interest.isDeleted && !chosenBefore.has(id)
        ? [errorIn(field, audienceChoiceMessages.deletedInterest)]
        : [];
    }),
  ];
}
