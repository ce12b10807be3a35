import { useLayoutEffect, type RefObject } from 'react';

/**
 * Scrolls the element that takes focus as a dialog opens into view. React Aria focuses without scrolling, and
 * in a dialog that scrolls as a whole, the buttons are below the text (WCAG 2.4.7, 2.4.11).
 */
export function useShownFocus(dialog: RefObject<HTMLElement | null>): void {
  // A layout effect, so that it hears the focus event caused by an effect inside the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== element)
        target.scrollIntoView({ block: 'nearest' });
    };
    element?.addEventListener('focusin', show, { once: true });
    return () => element?.removeEventListener('focusin', show);
  }, [dialog]);
}
