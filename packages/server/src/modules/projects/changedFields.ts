import { isDeepStrictEqual } from 'node:util';
import type { SentProject } from './projectForm';
import type { PartIds } from './projectParts';
import type { StoredProject } from './projectRepository';

const ownFields = ['title', 'subtitle', 'policy', 'funder', 'endDate'] as const;

type Own = Pick<StoredProject, (typeof ownFields)[number]>;

/** What a save of a published project has written. */
interface Written extends Own, Pick<SentProject, 'interests' | 'ageRanges'> {
  readonly hasSameContents: boolean;
}

/** The names, as the contract has them, of what a save makes other than it was; never the words. */
export function changedFields(stored: Own, parts: PartIds, written: Written): readonly string[] {
  const hasOther = (before: readonly number[], after: Written['interests']) =>
    !isDeepStrictEqual(new Set(before), new Set(after.map(({ id }) => id)));
  return [
    ...ownFields.filter((field) => !isDeepStrictEqual(stored[field], written[field])),
    ...(hasOther(parts.interestIds, written.interests) ? ['interests'] : []),
    ...(hasOther(parts.ageRangeIds, written.ageRanges) ? ['ageRanges'] : []),
    ...(written.hasSameContents ? [] : ['contents']),
  ];
}
