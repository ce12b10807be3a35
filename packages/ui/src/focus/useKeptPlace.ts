import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isLeft } from './isLeft';

/**
 * A ref for what stands around a control that may become disabled while it has focus, and cannot hold that
 * itself: the browser would let go of it, and the person would be nowhere. What stands around takes it, and
 * gives it back once the control can be used again, unless they have gone on.
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
      // Not where the browser lets go of what it disables.
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
    // Whoever had it disabled may have a better place for them.
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
