import { useState } from 'react';

/**
 * What stands in the search field. It runs ahead of the address while somebody types, and follows the
 * address where that changes by itself, as on the back button.
 */
export function useTypedSearch(search: string) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setAsked(search);
    if (search !== asked) setTyped(search);
  }
  return { typed, setTyped, noteAsked: setAsked };
}
