import { useEffect, useRef } from 'react';

/**
 * Moves focus to what a change brings, once it is on the page: into the input or onto the button
 * with this id, or onto the first button in the element with it. Not from whoever has gone on by then.
 */
export function useFocusOnceDrawn(): (id: string) => void {
  const wanted = useRef<{ id: string; from: Element | null }>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const { id, from } = wanted.current;
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) {
      wanted.current = null;
      return;
    }
    const element = document.getElementById(id);
    const target = element?.matches('input, button') ? element : element?.querySelector('button');
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  return (id) => {
    wanted.current = { id, from: document.activeElement };
  };
}
