/** As many as there are patterns: further ones would look alike, in forced colours and on grey paper. */
const mostWedges = 8;

export interface Wedges {
  /** What each stands for. */
  counts: readonly number[];
  /** Which of them each group stands in. */
  placeOf: readonly number[];
  /** How many groups share the last one; 0 where each has its own, or none of them is drawn. */
  sharingCount: number;
}

/** Of more groups than wedges the smallest share the last one; of equals the earlier has its own. */
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
