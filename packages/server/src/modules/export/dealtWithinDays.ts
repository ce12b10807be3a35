/** A row with its day, and where it stands among those of the same day. */
export interface Dealt extends Record<string, unknown> {
  readonly day: string;
  readonly place: string;
}

/**
 * Rows of one day that are dealt together. A day of more is dealt in parts of so many, so that its size is
 * no matter to memory: of a part is known that it came before the next, and that is all.
 */
const mostTogether = 10_000;
const rowsAtOnce = 2_000;

/**
 * Rows that are read newest first, so as an index has them, in an order that says no more than their day:
 * within each they are dealt by their place. Sorted by the database they would first all be read.
 */
export async function* dealtWithinDays<Row extends Dealt>(
  portions: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let held: readonly Row[] = [];
  for await (const portion of portions) {
    held = [...held, ...portion];
    // Of the last day there may be more to come.
    const last = held.at(-1)?.day;
    const ready =
      held.length < mostTogether ? held.findIndex(({ day }) => day === last) : held.length;
    yield* dealt(held.slice(0, ready));
    held = held.slice(ready);
  }
  yield* dealt(held);
}

function* dealt<Row extends Dealt>(rows: readonly Row[]): Generator<readonly Row[]> {
  const sorted = rows.toSorted(
    (one, other) => before(other.day, one.day) || before(one.place, other.place),
  );
  for (let start = 0; start < sorted.length; start += rowsAtOnce) {
    yield sorted.slice(start, start + rowsAtOnce);
  }
}

const before = (one: string, other: string): number => Number(one > other) - Number(one < other);
