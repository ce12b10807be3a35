import type { ReactNode } from 'react';
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
  if (first.at.getTime() === last.at.getTime()) {
    return (
      <Foot room={room}>
        <p className={css.date}>{time(first.at)}</p>
      </Foot>
    );
  }
  return (
    <Foot room={room}>
      <p className={css.date}>{time(first.at)}</p>
      {between.map((share) => {
        const at = data[nearestTo(share, data, across)]?.at;
        if (at === undefined || Math.abs(across(at) - share) > asidePlace) return null;
        const words = time(at);
        const left = `calc(${room} + (100% - ${room}) * ${across(at) / 100})`;
        return (
          words.length <= longestBetween && (
            <p key={share} className={css.between[share]} style={{ left }} data-across={across(at)}>
              {words}
            </p>
          )
        );
      })}
      <p className={css.date}>{time(last.at)}</p>
    </Foot>
  );
}

function Foot({ room, children }: Pick<FootDatesProps, 'room'> & { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={css.foot}>
      {/* In a picture, too, where `data-across` says how far between the ends a day stands, in hundredths. */}
      <div className={css.dates} style={{ marginLeft: room }} data-picture="ends">
        {children}
      </div>
    </div>
  );
}
