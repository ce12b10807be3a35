import { BarRows } from '../../charts/BarRows';
import { ChartFigure } from '../../charts/figure/ChartFigure';
import { partsNotes } from '../../charts/partsNotes';
import { partsTable } from '../../charts/partsTable';
import { readParts } from '../../charts/readParts';
import type { ChartBaseProps, ChartPart } from '../../charts/types';
import { useShown } from '../../charts/words';
import { wordsOf } from '../../props/wordsOf';
import { barChartMessages, type BarChartMessages } from './BarChart.messages';

export interface BarChartProps extends ChartBaseProps<BarChartMessages> {
  /** The groups to compare, in display order. One person may count in several groups. */
  data: readonly ChartPart[];
}

/** Compares counts as bars from zero. A count that is kept back or missing has no bar. */
export function BarChart({ title, headingLevel, data, messages }: BarChartProps) {
  const shown = useShown();
  const words = wordsOf(barChartMessages(shown), messages);
  const reading = readParts(data);
  const { state, parts } = reading;

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(reading, words)}
      notes={partsNotes(reading, words)}
      table={state === 'empty' ? undefined : () => partsTable(reading, words)}
      words={words}
    >
      {state === 'empty' ? null : (
        <BarRows
          title={title}
          words={words}
          rows={parts.map((part) => ({ ...part, value: words.value(part, state, words) }))}
        />
      )}
    </ChartFigure>
  );
}
