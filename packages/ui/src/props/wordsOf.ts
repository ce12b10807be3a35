/**
 * A component's default words with those that a page gives in their place. A word given as undefined, such as
 * a missing translation, keeps its default.
 */
export function wordsOf<Words extends object>(
  own: Words,
  given: Partial<NoInfer<Words>> | undefined,
): Words {
  if (given === undefined) return own;
  const there = Object.entries(given).filter(([, word]) => word !== undefined);
  return { ...own, ...Object.fromEntries(there) };
}
