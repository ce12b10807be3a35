import { useMemo } from 'react';
import { ChartFigure } from '../../charts/figure/ChartFigure';
import { numbersRoom } from '../../charts/marks/Grid';
import { Plot } from '../../charts/marks/Plot';
import { outline } from '../../charts/marks/Plot.css';
import type { ChartBaseProps } from '../../charts/types';
import { useShown } from '../../charts/words';
import { valueScale } from '../../charts/valueScale';
import { wordsOf } from '../../props/wordsOf';
import { FootDates } from './FootDates';
import { Line } from './Line';
import { lineChartMessages, type LineChartMessages } from './LineChart.messages';
import { readLine, readPoints, sharesDay, type LineChartPoint } from './readLine';
import { nearestTo, timeScale } from './timeScale';

export type { LineChartPoint };

export interface LineChartProps extends ChartBaseProps<LineChartMessages> {
  /**
   * The points, in any order; they are drawn in order of time. Pass the same array on each render where you
   * can: a new array redraws the line.
   */
  data: readonly LineChartPoint[];
}

/** How a number changed over time. An unknown value leaves a gap; zero is drawn on the axis. */
export function LineChart({ title, headingLevel, data, messages }: LineChartProps) {
  const shown = useShown();
  const points = useMemo(() => readPoints(data), [data]);
  const isDayShared = useMemo(() => sharesDay(points, shown.day), [points, shown]);
  const words = wordsOf(lineChartMessages(shown, isDayShared), messages);
  const reading = useMemo(() => readLine(points), [points]);
  const { values, across } = useMemo(
    () => ({ values: valueScale(reading.highest?.value ?? 0), across: timeScale(points) }),
    [points, reading],
  );
  const room = numbersRoom(values, shown);
  const nameOf = (index: number) => {
    const point = points[index];
    if (point === undefined) return '';
    const { at, value } = point;
    return words.mark(words.time(at), value === null ? words.missing : words.valued(value));
  };

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(reading, words)}
      table={
        points.length === 0
          ? undefined
          : () => ({
              head: [words.timeHeading, words.valueHeading],
              rows: points.map(({ at, value }) => [words.time(at), value ?? words.missing]),
            })
      }
      words={words}
    >
      {points.length === 0 ? null : (
        <Plot
          label={title}
          count={points.length}
          nameOf={nameOf}
          outlineOf={(index) => {
            const point = points[index];
            return (
              point !== undefined && (
                <circle
                  cx={`${across(point.at)}%`}
                  cy={`${values.top(point.value ?? 0)}%`}
                  r="0.4em"
                  className={outline}
                />
              )
            );
          }}
          placeOf={(index) => {
            const point = points[index];
            return point === undefined ? 0 : across(point.at);
          }}
          nearest={(share) => nearestTo(share * 100, points, across)}
          words={words}
          room={room}
          below={<FootDates data={points} time={words.time} across={across} room={room} />}
        >
          <Line data={points} values={values} across={across} />
        </Plot>
      )}
    </ChartFigure>
  );
}
