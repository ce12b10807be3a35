import type { LineChartPoint } from './readLine';
import { nearestTo, type TimeScale } from './timeScale';
import * as css from './LineChart.css';

/** Shares of the plot near which a date stands between the ends, in hundredths. */
const between = [25, 50, 75] as const;

/** No date stands further from its share, so that none comes near the next. */
const asidePlace = 4;

/** Longer words, such as those of a day with its time, stand at the ends alone. */
const longestBetween = 14;

interface FootDatesProps {
  data: readonly LineChartPoint[];
  time: (at: Date) => string;
  across: TimeScale;
  /** Kept free left of them, as of the line. */
  room: string;
}

/** When the line begins and ends, each under its end, and days between them where there is room. */
export function FootDates({ data, time, across, room }: FootDatesProps) {
  const first = data[0];
  const last = data.at(-1);
  if (first === undefined || last === undefined) return null;
  const isOneMoment = first.at.getTime() === last.at.getTime();
  const ends = isOneMoment ? [first] : [first, last];
  return (
    <div aria-hidden="true" className={css.foot}>
      <div className={css.dates} style={{ marginLeft: room }} data-picture="ends">
        {ends.map(({ at }, place) => (
          <p key={place} className={css.date}>
            {time(at)}
          </p>
        ))}
      </div>
      {between.map((share) => {
        const at = data[nearestTo(share, data, across)]?.at;
        if (isOneMoment || at === undefined || Math.abs(across(at) - share) > asidePlace)
          return null;
        const words = time(at);
        const left = `calc(${room} + (100% - ${room}) * ${across(at) / 100})`;
        return (
          words.length <= longestBetween && (
            <p key={share} className={css.between[share]} style={{ left }}>
              {words}
            </p>
          )
        );
      })}
    </div>
  );
}
