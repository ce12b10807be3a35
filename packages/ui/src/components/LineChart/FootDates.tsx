import { tick } from '../../charts/marks/drawing.css';
import type { LineChartPoint } from './readLine';
import * as css from './LineChart.css';

interface FootDatesProps {
  data: readonly LineChartPoint[];
  time: (at: Date) => string;
}

/** When the line begins and ends, each under its end. */
export function FootDates({ data, time }: FootDatesProps) {
  const first = data[0];
  const last = data.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first.at.getTime() === last.at.getTime())
    return (
      <text x="50%" y="15em" textAnchor="middle" className={tick}>
        {time(first.at)}
      </text>
    );
  return (
    <>
      <text y="15em" className={tick}>
        {time(first.at)}
      </text>
      <text x="100%" y="15em" textAnchor="end" className={`${tick} ${css.laterDate}`}>
        {time(last.at)}
      </text>
    </>
  );
}
