import { Fragment, type ReactNode } from 'react';

/** Where a word may break: before the @ of an address, and after 24 letters, which few words exceed. */
const places = /[^\s@]{24}(?=[^\s@])|\S(?=@)/gu;
/** A text of at most this many letters without an @ has no such place. */
const noPlaces = 24;

/**
 * The words of a cell, with places in long ones where a line may end. An e-mail address breaks before its @,
 * and a hundred letters in a row do not push the next columns out of the table.
 */
export function breakable(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  if (content.length <= noPlaces && !content.includes('@')) return content;
  const parts = content.replaceAll(places, '$&\u200b').split('\u200b');
  if (parts.length === 1) return content;
  return (
    // Other words are another element: of its many texts, none is changed or removed by itself.
    <span key={content}>
      {parts.map((part, index) => (
        // The parts of a text never change their order, so the index is a good key.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
