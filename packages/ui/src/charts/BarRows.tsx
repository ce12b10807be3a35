import type { ChartFigureMessages } from './figure/ChartFigure.messages';
import { MarkList } from './marks/MarkList';
import { RowBar } from './marks/RowBar';

interface BarRow {
  label: string;
  value: string;
  count: number | null;
}

interface BarRowsProps {
  title: string;
  rows: readonly BarRow[];
  /** The count that a bar of full length stands for. Default: the highest count. */
  full?: number | undefined;
  words: ChartFigureMessages;
}

/** One bar per row, below its label and value, so that labels may be long. */
export function BarRows({ title, rows, full, words }: BarRowsProps) {
  const longest = full ?? Math.max(...rows.map(({ count }) => count ?? 0));
  return (
    <MarkList
      label={title}
      words={words}
      marks={rows.map(({ label, value, count }) => ({
        label,
        value,
        bar: <RowBar fraction={count === null ? null : longest === 0 ? 0 : count / longest} />,
      }))}
    />
  );
}
