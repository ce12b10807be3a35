import type { ReactNode } from 'react';
import type { LineChartPoint } from './readLine';
import { nearestTo, type TimeScale } from './timeScale';
import * as css from './LineChart.css';

/** Positions between the ends near which a date may stand, in hundredths of the plot's width. */
const between = [25, 50, 75] as const;

/** Greatest distance of a date from its position, in hundredths, so that no date comes near the next. */
const asidePlace = 4;

/** In characters. Longer dates, such as a day with its time, stand only at the ends. */
const longestBetween = 14;

interface FootDatesProps {
  data: readonly LineChartPoint[];
  time: (at: Date) => string;
  across: TimeScale;
  /** Room kept free on the left of the dates, as on the left of the line. */
  room: string;
}

/** The dates of the line's first and last point, each under its end, and days between where there is room. */
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
      {/* Drawn in a download, too. `data-across` is a day's place between the ends, in hundredths. */}
      <div className={css.dates} style={{ marginLeft: room }} data-picture="ends">
        {children}
      </div>
    </div>
  );
}
