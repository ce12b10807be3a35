import { errorIn, type ValidationProblem } from '@sounding/domain';

export const partMessages = {
  unknown: 'This is not part of the project. Reload the page and try again',
  repeated: 'This is named twice. Reload the page and try again',
} as const;

/** Items that claim an id which the project does not have, or claim the same one twice. */
export function partProblems(
  field: 'contents' | 'questions',
  sent: readonly { readonly id: number | undefined }[],
  stored: ReadonlySet<number>,
): ValidationProblem[] {
  const seen = new Set<number>();
  return sent.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    const at = `${field}.${index}.id`;
    if (!stored.has(id)) return [errorIn(at, partMessages.unknown)];
    if (seen.has(id)) return [errorIn(at, partMessages.repeated)];
    seen.add(id);
    return [];
  });
}
