/** A row with its day, and with its place among the rows of that day. */
export interface PlacedRow extends Record<string, unknown> {
  readonly day: string;
  readonly place: string;
}

/**
 * The most rows of a day that are shuffled together. A larger day is shuffled in parts of about this size, so that
 * memory stays limited. The order then reveals the part that a row belongs to, and nothing more.
 */
const mostTogether = 10_000;
const rowsAtOnce = 2_000;

/**
 * Puts rows in an order that reveals only their day: within each day they are sorted by their place. The rows
 * are read newest first, as an index has them. If the database sorted them, it would first read them all.
 */
export async function* shuffledWithinDays<Row extends PlacedRow>(
  portions: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let held: readonly Row[] = [];
  for await (const portion of portions) {
    held = [...held, ...portion];
    // More rows of the last day may still come.
    const last = held.at(-1)?.day;
    const ready =
      held.length < mostTogether ? held.findIndex(({ day }) => day === last) : held.length;
    yield* shuffled(held.slice(0, ready));
    held = held.slice(ready);
  }
  yield* shuffled(held);
}

function* shuffled<Row extends PlacedRow>(rows: readonly Row[]): Generator<readonly Row[]> {
  const sorted = rows.toSorted(
    (one, other) => before(other.day, one.day) || before(one.place, other.place),
  );
  for (let start = 0; start < sorted.length; start += rowsAtOnce) {
    yield sorted.slice(start, start + rowsAtOnce);
  }
}

const before = (one: string, other: string): number => Number(one > other) - Number(one < other);
