import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Finding } from './finding';
import { findingsIn } from './jargonPlugin';
import type { OpenHint } from './useOpenHint';

/** Milliseconds a pointer rests before a hint opens, and may be away before it closes. */
const patience = 300;

/**
 * Opens the hint of the term under the pointer. The pointer may move onto the hint without closing it; the
 * hint reports that through the returned function.
 */
export function usePointedTerm(
  view: EditorView,
  hint: OpenHint | null,
  open: (finding: Finding, takesFocus: boolean) => void,
  close: () => void,
): (isOnHint: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openPointed = useEffectEvent((element: Element) => {
    if (!element.isConnected || hint?.takesFocus === true) return;
    const at = view.posAtDOM(element, 0);
    const finding = findingsIn(view.state).find(({ from, to }) => from <= at && at < to);
    if (finding) open(finding, false);
  });
  const closePointed = useEffectEvent(() => {
    if (hint?.takesFocus === false) close();
  });

  useEffect(() => {
    const point = (place: EventTarget | null) => {
      clearTimeout(timer.current);
      const term = place instanceof Element ? place.closest('mark') : null;
      timer.current = setTimeout(() => (term ? openPointed(term) : closePointed()), patience);
    };
    const onOver = ({ target }: MouseEvent) => point(target);
    // Not `mouseleave`, which is fired after the hint knows that the pointer has arrived.
    const onOut = ({ relatedTarget }: MouseEvent) => {
      if (!(relatedTarget instanceof Node && view.dom.contains(relatedTarget))) point(null);
    };
    view.dom.addEventListener('mouseover', onOver);
    view.dom.addEventListener('mouseout', onOut);
    return () => {
      clearTimeout(timer.current);
      view.dom.removeEventListener('mouseover', onOver);
      view.dom.removeEventListener('mouseout', onOut);
    };
  }, [view]);

  return (isOnHint) => {
    clearTimeout(timer.current);
    if (!isOnHint) timer.current = setTimeout(close, patience);
  };
}
