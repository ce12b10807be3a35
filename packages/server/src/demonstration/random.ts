/** Random choices that are the same on every machine; all demonstration data come from them. */
export interface Random {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from lower to upper, both included. */
  whole: (lower: number, upper: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** One item, each as likely as its weight says. */
  pickWeighted: <T>(items: readonly T[], weight: (item: T) => number) => T;
  shuffle: <T>(items: readonly T[]) => T[];
  /** Roughly bell-shaped around mean. */
  around: (mean: number, spread: number) => number;
}

/** The mulberry32 generator (public domain, Tommy Ettinger): small, and even enough for pictures and people. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function whole(lower: number, upper: number): number {
    return lower + Math.floor(next() * (upper - lower + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  function pickWeighted<T>(items: readonly T[], weight: (item: T) => number): T {
    let rest = next() * items.reduce((sum, item) => sum + weight(item), 0);
    for (const item of items) {
      rest -= weight(item);
      if (rest < 0) return item;
    }
    return pick(items);
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick,
    pickWeighted,
    shuffle,
    // The sum of three evenly spread numbers is close enough to a bell curve.
    around: (mean, spread) => mean + (next() + next() + next() - 1.5) * spread,
  };
}
