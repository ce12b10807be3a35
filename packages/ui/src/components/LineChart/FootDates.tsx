import type { LineChartPoint } from './readLine';
import * as css from './LineChart.css';

interface FootDatesProps {
  data: readonly LineChartPoint[];
  time: (at: Date) => string;
  /** Kept free left of them, as of the line. */
  room: string;
}

/** When the line begins and ends, each under its end. */
export function FootDates({ data, time, room }: FootDatesProps) {
  const first = data[0];
  const last = data.at(-1);
  if (first === undefined || last === undefined) return null;
  const ends = first.at.getTime() === last.at.getTime() ? [first] : [first, last];
  return (
    <div aria-hidden="true" className={css.dates} style={{ marginLeft: room }} data-picture="ends">
      {ends.map(({ at }, place) => (
        <p key={place} className={css.date}>
          {time(at)}
        </p>
      ))}
    </div>
  );
}
