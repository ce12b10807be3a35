import { useState } from 'react';

/**
 * The text of the search field. It is ahead of the address while the person types, and follows the address
 * when that changes in another way, such as by the back button.
 *
 * @param shown The text of the field for what the address holds; by default the same.
 */
export function useTypedSearch(search: string, shown = (text: string) => text) {
  const [typed, setTyped] = useState(() => shown(search));
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setAsked(search);
    if (search !== asked) setTyped(shown(search));
  }
  return { typed, setTyped, noteAsked: setAsked };
}
