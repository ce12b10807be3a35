import { ChartFigure } from '../../charts/figure/ChartFigure';
import { MarkList } from '../../charts/marks/MarkList';
import { Swatch } from '../../charts/marks/Swatch';
import { partsNotes } from '../../charts/partsNotes';
import { partsTable } from '../../charts/partsTable';
import { readParts } from '../../charts/readParts';
import type { ChartBaseProps, ChartPart } from '../../charts/types';
import { useShown } from '../../charts/words';
import { wordsOf } from '../../props/wordsOf';
import { comparedSeries } from './comparedSeries';
import { comparisonBarMessages, type ComparisonBarMessages } from './ComparisonBar.messages';
import { SplitBar } from './SplitBar';

export interface ComparisonBarProps extends ChartBaseProps<ComparisonBarMessages> {
  /** The two answers there are, such as interested and not interested. */
  data: readonly [ChartPart, ChartPart];
}

/** Shows two shares of one whole in one bar. If a count is kept back or missing, there is no bar. */
export function ComparisonBar({ title, headingLevel, data, messages }: ComparisonBarProps) {
  const shown = useShown();
  const words = wordsOf(comparisonBarMessages(shown), messages);
  const reading = readParts(data);
  const { state, parts, total } = reading;

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(reading, words)}
      notes={partsNotes(reading, words)}
      table={() => partsTable(reading, words, shown.percent)}
      words={words}
    >
      {total !== null && (
        <SplitBar fraction={total === 0 ? null : (parts[0]?.count ?? 0) / total} />
      )}
      <MarkList
        label={title}
        words={words}
        marks={parts.map((part, index) => ({
          label: part.label,
          value: words.value(part, state, words),
          swatch: <Swatch index={comparedSeries[index] ?? 0} />,
        }))}
      />
    </ChartFigure>
  );
}
