import * as css from './StatCard.css';

/** One number, with what it counts. */
export interface Stat {
  id: string;
  /** What is counted: "Published projects". */
  label: string;
  /** A number is grouped by thousands; a text, such as "64%", stands as it is. */
  value: number | string;
  /** The base or the period: "of 120 responses". */
  note?: string | undefined;
}

export interface StatCardProps {
  /** One card each, in this order. */
  stats: readonly Stat[];
  /** How numbers are grouped; en-GB unless said. */
  locale?: string | undefined;
}

/** Numbers to take in at a glance, each with its label and base. */
export function StatCard({ stats, locale = 'en-GB' }: StatCardProps) {
  return (
    <dl className={css.cards}>
      {stats.map(({ id, label, value, note }) => (
        <div key={id} className={css.card}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.number} data-numeric>
            {typeof value === 'number' ? value.toLocaleString(locale) : value}
          </dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
