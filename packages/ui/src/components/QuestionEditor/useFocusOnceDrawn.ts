import { useEffect, useRef } from 'react';

/**
 * Moves focus to an element that a change adds, once it is on the page: the input or button with this id, or
 * the first button inside the element with it. If the person has moved focus elsewhere by then, it stays
 * there.
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
