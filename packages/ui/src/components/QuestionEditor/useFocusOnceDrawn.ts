import { useEffect, useRef } from 'react';

/**
 * Moves focus to what a change brings, once it is on the page: into the input or onto the button
 * with this id, or onto the first button in the element with it.
 */
export function useFocusOnceDrawn(): (id: string) => void {
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const element = document.getElementById(wanted.current);
    const target = element?.matches('input, button') ? element : element?.querySelector('button');
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  return (id) => {
    wanted.current = id;
  };
}
