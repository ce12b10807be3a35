import { fieldPointer, type ValidationProblem } from '@sounding/domain';
import { invalid } from './problems';

/** Answers 400 with one entry a field, unless the domain found nothing wrong. */
export function refuseBrokenRules(problems: readonly ValidationProblem[]): void {
  const [first, ...others] = problems.map(({ field, message }) => ({
    pointer: fieldPointer(field),
    message,
  }));
  if (first !== undefined) throw invalid([first, ...others]);
}
