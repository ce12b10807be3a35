import { onPaper } from '../../paper.css';

/** A control's label and the label of the value chosen in it; `undefined` if nothing was chosen. */
export type Chosen = readonly [control: string, value: string | undefined];

/** Says in print how a list is narrowed, because the controls above it are not printed. */
export function PrintedFilters({ chosen }: { chosen: readonly Chosen[] }) {
  const words = chosen.flatMap(([control, value]) =>
    value === undefined ? [] : `${control}: ${value}`,
  );
  return (
    words.length > 0 && <p className={onPaper}>{`Not the whole list. ${words.join('; ')}.`}</p>
  );
}
