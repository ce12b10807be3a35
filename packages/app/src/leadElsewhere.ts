import { redirect, replace } from 'react-router-dom';

/**
 * Redirects a navigation to another page. If the browser is already at the requested address (the first page
 * of a visit, and the back button), the redirect replaces that entry. Otherwise going back would lead
 * straight forward again.
 */
export function leadElsewhere(request: Request, path: string): Response {
  const asked = new URL(request.url);
  const { pathname, search } = window.location;
  const isThereAlready = asked.pathname === pathname && asked.search === search;
  return isThereAlready ? replace(path) : redirect(path);
}
