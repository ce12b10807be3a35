import { BarRows } from '../../charts/BarRows';
import { ChartFigure } from '../../charts/figure/ChartFigure';
import type { ChartBaseProps } from '../../charts/types';
import { useShown } from '../../charts/words';
import { pollResultsMessages, type PollResultsMessages } from './PollResults.messages';

export interface PollOptionResult {
  /** The choice as it was offered; no two of a poll are the same. */
  label: string;
  count: number;
  /** As it was worked out where the answers are kept; null while nobody has answered. */
  percentage: number | null;
}

export interface PollResultsProps extends ChartBaseProps<PollResultsMessages> {
  /** The choices in the order in which they were offered. */
  data: readonly PollOptionResult[];
}

/** What a poll's choices got: each with its count and its share to two decimals. */
export function PollResults({ title, headingLevel, data, messages }: PollResultsProps) {
  const shown = useShown();
  const words = { ...pollResultsMessages(shown), ...messages };
  const total = data.reduce((sum, { count }) => sum + count, 0);

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(data, words)}
      table={
        data.length === 0
          ? undefined
          : () => ({
              head: [words.optionHeading, words.countHeading, words.shareHeading],
              rows: data.map(({ label, count, percentage }) => [
                label,
                count,
                words.percentage(percentage),
              ]),
            })
      }
      words={words}
    >
      {data.length === 0 ? null : (
        <BarRows
          title={title}
          words={words}
          full={total}
          rows={data.map((option) => ({ ...option, value: words.value(option, words) }))}
        />
      )}
    </ChartFigure>
  );
}
