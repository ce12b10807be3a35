import type { ReactNode } from 'react';
import * as css from './DescriptionList.css';

export interface DescriptionListItem {
  /** The name of the fact: "End date". */
  term: string;
  /** The value of the fact: text, a tag or a link. */
  description: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, in display order. */
  items: readonly DescriptionListItem[];
}

/** Facts about one thing, each with its name. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, description }, place) => (
        // Two facts may have one name, such as two researchers.
        <div key={`${place} ${term}`} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
