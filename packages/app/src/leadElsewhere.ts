import { redirect, replace } from 'react-router-dom';

/**
 * Leads a navigation to another page. Where the browser already stands at the address that was asked
 * for (the first page of a visit, and the back button), that address is replaced: left in the history,
 * it would send everybody who goes back straight forward again.
 */
export function leadElsewhere(request: Request, path: string): Response {
  const asked = new URL(request.url);
  const { pathname, search } = window.location;
  const isThereAlready = asked.pathname === pathname && asked.search === search;
  return isThereAlready ? replace(path) : redirect(path);
}
