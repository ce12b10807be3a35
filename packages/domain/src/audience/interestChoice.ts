import { errorIn, type ValidationProblem } from '../errors/validationProblem';

interface Reference {
  readonly id: number;
}

export const interestChoiceMessages = {
  unavailable: 'An interest you selected is no longer available. Please choose again',
} as const;

/**
 * A deleted interest cannot be newly chosen, while a project that has it keeps it (OPEN-95).
 * `available` are the interests in use, `stored` the project's own, none for a new project.
 */
export function validateInterestChoice(
  sent: readonly Reference[],
  {
    available,
    stored,
  }: { readonly available: readonly Reference[]; readonly stored: readonly Reference[] },
): ValidationProblem[] {
  const choosable = new Set([...available, ...stored].map(({ id }) => id));
  return sent.every(({ id }) => choosable.has(id))
    ? []
    : [errorIn('interests', interestChoiceMessages.unavailable)];
}
