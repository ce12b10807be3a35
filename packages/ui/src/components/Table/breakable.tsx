import { Fragment, type ReactNode } from 'react';

/** Before the @ of an address, and after 24 letters of a word that goes on: few words of a language do. */
const places = /[^\s@]{24}(?=[^\s@])|\S(?=@)/gu;
/** So many letters without an @ have none. */
const noPlaces = 24;

/**
 * Words of a cell, with places in long ones where a line may end: an e-mail address goes on with its @,
 * and a hundred letters in a row do not push the columns after them out of the table.
 */
export function breakable(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  if (content.length <= noPlaces && !content.includes('@')) return content;
  const parts = content.replaceAll(places, '$&\u200b').split('\u200b');
  if (parts.length === 1) return content;
  return (
    <span>
      {parts.map((part, index) => (
        // The parts of a text never change their order.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
