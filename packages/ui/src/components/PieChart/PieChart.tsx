import { BarRows } from '../../charts/BarRows';
import { ChartFigure } from '../../charts/figure/ChartFigure';
import { MarkList } from '../../charts/marks/MarkList';
import { Swatch } from '../../charts/marks/Swatch';
import { beside, legend } from '../../charts/marks/drawing.css';
import { partsNotes } from '../../charts/partsNotes';
import { partsTable } from '../../charts/partsTable';
import { readParts } from '../../charts/readParts';
import type { ChartBaseProps, ChartPart } from '../../charts/types';
import { useShown } from '../../charts/words';
import { wordsOf } from '../../props/wordsOf';
import { Pie } from './Pie';
import { pieChartMessages, type PieChartMessages } from './PieChart.messages';
import { readWedges } from './readWedges';

export interface PieChartProps extends ChartBaseProps<PieChartMessages> {
  /** The groups of one whole, with each person in exactly one group, in the order to show. */
  data: readonly ChartPart[];
}

/**
 * The parts of a whole, each with its share in whole per cent. If a number is withheld or missing, the known
 * numbers are shown as bars: in a pie, a reader could measure the wedge left out.
 */
export function PieChart({ title, headingLevel, data, messages }: PieChartProps) {
  const shown = useShown();
  const words = wordsOf(pieChartMessages(shown), messages);
  const reading = readParts(data);
  const { state, parts, total } = reading;
  const rows = parts.map((part) => ({
    label: part.label,
    count: part.count,
    value: words.value(part, state, words),
  }));

  const wedges = readWedges(parts.map(({ count }) => count ?? 0));
  const notesOnWedges =
    wedges.sharingCount > 0 ? [words.smallestTogether(wedges.sharingCount)] : [];

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(reading, words)}
      notes={total === null ? partsNotes(reading, words) : notesOnWedges}
      table={state === 'empty' ? undefined : () => partsTable(reading, words, shown.percent)}
      words={words}
    >
      {total === null ? (
        <BarRows title={title} rows={rows} words={words} />
      ) : state === 'empty' ? null : (
        <div className={beside}>
          <Pie counts={wedges.counts} />
          <div className={legend}>
            <MarkList
              label={title}
              words={words}
              marks={rows.map((row, index) => ({
                ...row,
                swatch: <Swatch index={wedges.placeOf[index] ?? 0} />,
              }))}
            />
          </div>
        </div>
      )}
    </ChartFigure>
  );
}
