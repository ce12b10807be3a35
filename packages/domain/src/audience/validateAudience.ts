import { errorIn, type ValidationProblem } from '../errors/validationProblem';

export const audienceMessages = {
  /** OPEN-02: the specification writes 'At least on age range'; that text can be put back on this line. */
  ageRangeRequired: 'At least one age range needs to be selected',
  interestRequired: 'At least one interest needs to be selected',
} as const;

export interface Audience {
  readonly ageRanges: readonly { readonly id: number }[];
  readonly interests: readonly { readonly id: number }[];
}

export function validateAudience({ ageRanges, interests }: Audience): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  if (ageRanges.length === 0) {
    problems.push(errorIn('ageRanges', audienceMessages.ageRangeRequired));
  }
  if (interests.length === 0) {
    problems.push(errorIn('interests', audienceMessages.interestRequired));
  }
  return problems;
}
