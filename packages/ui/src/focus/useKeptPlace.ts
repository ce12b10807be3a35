import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isLeft } from './isLeft';

/**
 * A ref for the element around a control that may become disabled while it has focus and cannot hold it: the
 * browser would drop it, and the person would lose their place. The element takes focus, and returns it once
 * the control can be used again, unless the person has moved on.
 */
export function useKeptPlace<Around extends HTMLElement>(
  isDisabled: boolean,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const focused = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const place = around.current;
    const note = ({ type, target }: FocusEvent) => {
      if (type === 'focusin') focused.current = target;
      // Not if the browser removed focus because the element became disabled.
      else if (target instanceof HTMLElement && !target.matches(':disabled') && isLeft(target))
        focused.current = null;
    };
    place?.addEventListener('focusin', note);
    place?.addEventListener('focusout', note);
    return () => {
      place?.removeEventListener('focusin', note);
      place?.removeEventListener('focusout', note);
    };
  }, []);
  useLayoutEffect(() => {
    const place = around.current;
    const left = focused.current;
    if (!isDisabled || !(left instanceof HTMLElement) || !left.matches(':disabled'))
      return undefined;
    // The code that disabled the control may have a better place for focus.
    const { activeElement, body } = document;
    if (activeElement !== left && activeElement !== body) return undefined;
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
    return () => {
      const isStillHere = document.activeElement === place;
      place?.removeAttribute('tabindex');
      if (isStillHere) left.focus({ preventScroll: true });
    };
  }, [isDisabled]);
  return around;
}
