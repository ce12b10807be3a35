import { BarRows } from '../../charts/BarRows';
import { ChartFigure } from '../../charts/figure/ChartFigure';
import { readNumber } from '../../charts/readNumber';
import type { ChartBaseProps } from '../../charts/types';
import { useShown } from '../../charts/words';
import { wordsOf } from '../../props/wordsOf';
import { pollResultsMessages, type PollResultsMessages } from './PollResults.messages';

export interface PollOptionResult {
  /** The choice as it was offered; no two choices of a poll may have the same label. */
  label: string;
  /**
   * How many people chose it. Anything but a number from 0 up, such as NaN, counts as 0 with a `percentage`
   * of null.
   */
  count: number;
  /**
   * The share as calculated where the answers are stored; null while nobody has answered. Anything but a
   * number from 0 up counts as null.
   */
  percentage: number | null;
}

export interface PollResultsProps extends ChartBaseProps<PollResultsMessages> {
  /** The choices in the order in which they were offered. */
  data: readonly PollOptionResult[];
}

/** The results of a poll: each choice with its count and its share to two decimals. */
export function PollResults({ title, headingLevel, data, messages }: PollResultsProps) {
  const shown = useShown();
  const words = wordsOf(pollResultsMessages(shown), messages);
  const options = data.map(readOption);
  const total = options.reduce((sum, { count }) => sum + count, 0);

  return (
    <ChartFigure
      title={title}
      headingLevel={headingLevel}
      summary={words.summary(options, words)}
      table={
        options.length === 0
          ? undefined
          : () => ({
              head: [words.optionHeading, words.countHeading, words.shareHeading],
              rows: options.map(({ label, count, percentage }) => [
                label,
                count,
                words.percentage(percentage),
              ]),
            })
      }
      words={words}
    >
      {options.length === 0 ? null : (
        <BarRows
          title={title}
          words={words}
          full={total}
          rows={options.map((option) => ({ ...option, value: words.value(option, words) }))}
        />
      )}
    </ChartFigure>
  );
}

function readOption({ label, count, percentage }: PollOptionResult): PollOptionResult {
  const known = readNumber(count);
  return { label, count: known ?? 0, percentage: known === null ? null : readNumber(percentage) };
}
