import type { SubmitEvent } from 'react';

/**
 * Handles a submit event of its own form only, and stops it there; returns false for the event of another
 * form. A dialog or popover is elsewhere in the page, but for React it is inside the form around it, which
 * receives its events.
 */
export function takeSubmit(event: SubmitEvent<HTMLFormElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
