/** As many wedges as there are patterns: more would look alike in forced colours and on grey paper. */
const mostWedges = 8;

export interface Wedges {
  /** The count of each wedge. */
  counts: readonly number[];
  /** The index of each group's wedge. */
  placeOf: readonly number[];
  /** How many groups share the last wedge; 0 if each group has its own, or if the shared wedge is empty. */
  sharingCount: number;
}

/**
 * Assigns groups to wedges. If there are too many groups, the smallest share the last wedge; of equal groups
 * the earlier gets its own.
 */
export function readWedges(counts: readonly number[]): Wedges {
  const groups = counts.map((_count, group) => group);
  if (groups.length <= mostWedges) return { counts, placeOf: groups, sharingCount: 0 };

  const ownCount = mostWedges - 1;
  const bySize = groups.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const own = bySize.slice(0, ownCount).toSorted((one, other) => one - other);
  const sharing = bySize.slice(ownCount);
  const shared = sharing.reduce((sum, group) => sum + (counts[group] ?? 0), 0);
  return {
    counts: [...own.map((group) => counts[group] ?? 0), shared],
    placeOf: groups.map((group) => (own.includes(group) ? own.indexOf(group) : ownCount)),
    sharingCount: shared > 0 ? sharing.length : 0,
  };
}
