/**
 * A component's own words with those that a page gives in their place. One that is given as undefined, as a
 * translation that is not there yet, stays the component's own.
 */
export function wordsOf<Words extends object>(
  own: Words,
  given: Partial<NoInfer<Words>> | undefined,
): Words {
  if (given === undefined) return own;
  const there = Object.entries(given).filter(([, word]) => word !== undefined);
  return { ...own, ...Object.fromEntries(there) };
}
