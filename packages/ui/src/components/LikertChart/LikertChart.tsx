import { ChartFigure } from '../../charts/figure/ChartFigure';
import { isolated } from '../../charts/isolated';
import { Plot } from '../../charts/marks/Plot';
import { outline } from '../../charts/marks/Plot.css';
import type { ChartBaseProps } from '../../charts/types';
import { useShown } from '../../charts/words';
import { valueScale } from '../../charts/valueScale';
import { wordsOf } from '../../props/wordsOf';
import { Columns, columnAt, FootLabels } from './Columns';
import { likertChartMessages, type LikertChartMessages } from './LikertChart.messages';
import * as css from './LikertChart.css';
import { readLikert, type LikertChartData } from './readLikert';

export type { LikertChartData };

export interface LikertChartProps extends ChartBaseProps<LikertChartMessages> {
  /** How often each value was chosen, and what the ends mean. */
  data: LikertChartData;
}

/** How often each value of a scale was chosen: one bar per value, from 0 to the highest. */
export function LikertChart({ title, headingLevel, data, messages }: LikertChartProps) {
  const shown = useShown();
  const words = wordsOf(likertChartMessages(shown), messages);
  const reading = readLikert(data);
  const { counts, minValue, maxValue, lowerLabel, upperLabel } = reading;
  // Where the words of the lowest value stand. With the first value, they begin where the axis begins.
  const lowest = minValue === 0 ? 0 : (100 / counts.length) * (minValue + 0.5);
  const scale = valueScale(Math.max(...counts));
  const nameOf = (value: number) =>
    words.valueName(
      value,
      value === minValue ? lowerLabel : value === maxValue ? upperLabel : undefined,
    );

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(reading, words)}
      table={() => ({
        head: [words.valueHeading, words.countHeading],
        rows: counts.map((count, value) => [nameOf(value), count]),
      })}
      words={words}
    >
      <Plot
        label={title}
        count={counts.length}
        nameOf={(value) => words.mark(nameOf(value), words.counted(counts[value] ?? 0))}
        outlineOf={(value) => {
          const { x, width } = columnAt(value, counts.length);
          const count = counts[value] ?? 0;
          // A value without a column gets an outline of its whole place, because an empty shape has no focus
          // ring.
          const top = count === 0 ? 0 : scale.top(count);
          return (
            <rect
              x={`${x}%`}
              y={`${top}%`}
              width={`${width}%`}
              height={`${100 - top}%`}
              className={outline}
            />
          );
        }}
        placeOf={(value) => {
          const { x, width } = columnAt(value, counts.length);
          return x + width / 2;
        }}
        nearest={(across) => Math.min(maxValue, Math.max(0, Math.floor(across * counts.length)))}
        words={words}
        foot={<FootLabels count={counts.length} />}
        below={
          <div className={css.ends} style={{ paddingLeft: `${lowest}%` }}>
            <p
              className={css.lower}
              // In the middle under its figure, as far as the edge of the chart allows.
              style={{ translate: `max(-50%, -${lowest}cqi)` }}
              data-picture="text"
              data-words={words.mark(shown.number(minValue), isolated(lowerLabel))}
            >
              {lowerLabel}
            </p>
            <p
              className={css.upper}
              data-picture="text"
              data-words={words.mark(shown.number(maxValue), isolated(upperLabel))}
            >
              {upperLabel}
            </p>
          </div>
        }
      >
        <Columns counts={counts} scale={scale} />
      </Plot>
    </ChartFigure>
  );
}
