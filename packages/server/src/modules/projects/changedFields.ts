import { isDeepStrictEqual } from 'node:util';
import type { SentProject } from './projectForm';
import type { PartIds } from './projectParts';
import type { ProjectText, StoredProject } from './projectRepository';

/** What a save of a published project has written. */
interface Written extends Pick<SentProject, 'interests' | 'ageRanges'> {
  readonly text: ProjectText;
  readonly hasSameContents: boolean;
}

/** The contract's names of the fields that a save changes, without their texts. */
export function changedFields(
  stored: StoredProject,
  parts: PartIds,
  { text, interests, ageRanges, hasSameContents }: Written,
): readonly string[] {
  const before: Readonly<Record<string, unknown>> = stored;
  const hasOther = (earlier: readonly number[], later: Written['interests']) =>
    !isDeepStrictEqual(new Set(earlier), new Set(later.map(({ id }) => id)));
  return [
    ...Object.entries(text).flatMap(([name, value]) =>
      isDeepStrictEqual(before[name], value) ? [] : [name],
    ),
    ...(hasOther(parts.interestIds, interests) ? ['interests'] : []),
    ...(hasOther(parts.ageRangeIds, ageRanges) ? ['ageRanges'] : []),
    ...(hasSameContents ? [] : ['contents']),
  ];
}
