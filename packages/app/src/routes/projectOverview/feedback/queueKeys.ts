/** Keys that lead through the queue while an answer itself has focus. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The answer that a key moves focus to; null if the queue does not use the key. */
export function answerByKey(queue: readonly number[], from: number, key: string): number | null {
  const at = queue.indexOf(from);
  const step = at === -1 ? undefined : steps[key];
  return step === undefined ? null : (queue[step(at, queue.length - 1)] ?? null);
}

/** Keys that act on the focused answer only (WCAG 2.1.4); approving and deleting ask first. */
export const actionKeys = {
  approve: 'a',
  delete: 'Delete',
  select: 's',
} as const;
