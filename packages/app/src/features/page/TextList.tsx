import type { ReactNode } from 'react';
import * as css from './TextList.css';

interface TextListProps {
  /** `steps` come in an order, `points` in none. */
  kind: 'steps' | 'points';
  items: readonly ReactNode[];
}

/** A list in the text of a page. */
export function TextList({ kind, items }: TextListProps) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={css[kind]}>
      {items.map((item, index) => (
        // The items never change their order.
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
