import { useLayoutEffect, type RefObject } from 'react';

/**
 * Brings what takes focus as a dialog opens into view. React Aria gives focus without scrolling, and where
 * all of a dialog scrolls its buttons stand below the text (WCAG 2.4.7, 2.4.11).
 */
export function useShownFocus(dialog: RefObject<HTMLElement | null>): void {
  // A layout effect hears of what an effect within the dialog gives focus to.
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
