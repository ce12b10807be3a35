import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { JargonMatcher, JargonTerm } from '../../../jargon';
import type { Finding } from './finding';
import { drawFinding, findingsIn } from './jargonPlugin';

export interface OpenHint {
  readonly finding: Finding;
  readonly entry: JargonTerm;
  readonly anchor: RefObject<Element>;
  readonly takesFocus: boolean;
}

/** The one open hint of an editor. Alt+Enter opens the hint of the next term. */
export function useOpenHint(view: EditorView, { glossary }: JargonMatcher) {
  const [hint, setHint] = useState<OpenHint | null>(null);

  const open = (finding: Finding, takesFocus: boolean) => {
    const entry = glossary.find(({ term }) => term === finding.term);
    const element = elementOf(view, finding) ?? drawnElementOf(view, finding);
    if (!entry || !element) return;
    if (takesFocus) element.scrollIntoView({ block: 'nearest' });
    setHint({ finding, entry, anchor: { current: element }, takesFocus });
  };
  const close = () => setHint(null);

  const openNext = useEffectEvent(() => {
    const head = caretIn(view);
    const findings = findingsIn(view.state);
    const next = findings.find(({ to }) => to >= head) ?? findings[0];
    if (next) open(next, true);
    return next !== undefined;
  });
  const isOpen = hint !== null;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.isComposing || !openNext()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before the editor, for which Enter begins a new paragraph.
    view.dom.addEventListener('keydown', onKeyDown, { capture: true });
    return () => view.dom.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [view]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // On the document, since a hint under the pointer does not have focus (WCAG 1.4.13).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setHint(null);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);

  return { hint, open, close };
}

/** The element that highlights a term far from the screen; in a long text it must be drawn first. */
function drawnElementOf(view: EditorView, finding: Finding): Element | null {
  view.dispatch(drawFinding(view.state, finding));
  return elementOf(view, finding);
}

/** The element that highlights a term. A position in text leads to the text node inside it. */
function elementOf(view: EditorView, { from }: Finding): Element | null {
  const { node, offset } = view.domAtPos(from, 1);
  const inner = node instanceof Element ? node.childNodes[offset] : node;
  const element = inner instanceof Element ? inner : inner?.parentElement;
  return element?.closest('mark') ?? element?.querySelector('mark') ?? null;
}

/**
 * The caret's position. The browser tells the editor of a new one only after the key that moved the caret.
 */
function caretIn(view: EditorView): number {
  const { focusNode = null, focusOffset = 0 } = document.getSelection() ?? {};
  const isWithin = focusNode !== null && view.dom.contains(focusNode);
  return isWithin ? view.posAtDOM(focusNode, focusOffset) : view.state.selection.head;
}
