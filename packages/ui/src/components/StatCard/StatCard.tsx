import { useLocale } from 'react-aria-components/I18nProvider';
import { evenRows } from '../../styles/evenRows';
import { wordsOf } from '../../props/wordsOf';
import { Skeleton } from '../Skeleton';
import { statCardMessages, type StatCardMessages } from './StatCard.messages';
import * as css from './StatCard.css';

/** One number, with what it counts. */
export interface Stat {
  id: string;
  /** What is counted: "Published projects". */
  label: string;
  /**
   * A number is written in the language of the page; NaN, such as 0 of 0, and infinite numbers are shown as
   * missing. A text, such as "64%", is shown as it is. Null while it loads: a silent `Skeleton` holds its
   * place, so that nothing moves when it comes, and whoever loads it says so.
   */
  value: number | string | null;
  /** The base or the period: "of 120 responses". */
  note?: string | undefined;
}

export interface StatCardProps {
  /** One card each, in this order. */
  stats: readonly Stat[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<StatCardMessages> | undefined;
}

/** Numbers to take in at a glance, each with its label and base. */
export function StatCard({ stats, messages }: StatCardProps) {
  const { locale } = useLocale();
  const words = wordsOf(statCardMessages, messages);
  const show = (value: number | string) => {
    if (typeof value === 'string') return value;
    return Number.isFinite(value) ? value.toLocaleString(locale) : words.missing;
  };
  const card = stats.some(({ note }) => note !== undefined) ? css.cardWithNote : css.card;
  return (
    <dl
      className={css.cards}
      style={{ gridTemplateColumns: evenRows(stats.length, css.least, css.gap) }}
    >
      {stats.map(({ id, label, value, note }) => (
        <div key={id} className={card}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.number} data-numeric>
            {value === null ? <Awaited /> : <Figure shown={show(value)} />}
          </dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Figure({ shown }: { shown: string }) {
  return <span style={{ fontSize: sizeThatFits(shown) }}>{shown}</span>;
}

/** As wide as a number of a few digits, in the height of the line that it will take. */
function Awaited() {
  return (
    <span className={css.awaited}>
      <Skeleton />
    </span>
  );
}

/** The greatest width of a digit, as a fraction of the font size. */
const figureWidth = 0.66;

/** The card's usual size of figures, or a smaller one if the longest word is wider than the card. */
function sizeThatFits(shown: string): string {
  // Split at plain spaces only: no line ends at the spaces that group a number in other languages.
  const longest = Math.max(...shown.split(' ').map((word) => word.length));
  return `clamp(1rem, ${(100 / (longest * figureWidth)).toFixed(1)}cqi, 1em)`;
}
