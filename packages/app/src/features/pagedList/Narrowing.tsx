import { onPaper } from '../../paper.css';

/** What was chosen in a control, in its words; `undefined` where nothing was. */
export type Chosen = readonly [control: string, value: string | undefined];

/** On paper, where no control stands above a list: what it was narrowed to. */
export function Narrowing({ chosen }: { chosen: readonly Chosen[] }) {
  const words = chosen.flatMap(([control, value]) =>
    value === undefined ? [] : `${control}: ${value}`,
  );
  return words.length > 0 && <p className={onPaper}>Not the whole list. {words.join('; ')}.</p>;
}
