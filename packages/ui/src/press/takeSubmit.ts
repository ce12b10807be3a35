import type { SubmitEvent } from 'react';

/**
 * Takes a submit for the form that hears of it, and keeps it from any other; false where it is another's. A
 * dialog or popover stands elsewhere in the page, but in React inside the form around it, which hears its events.
 */
export function takeSubmit(event: SubmitEvent<HTMLFormElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
