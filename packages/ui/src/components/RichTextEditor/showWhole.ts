import type { EditorView } from '@tiptap/pm/view';
import * as css from './RichTextEditor.css';

/**
 * Scrolls the whole box into view for a person who comes by Tab: a browser shows no more than the line of the
 * caret. It runs on keyup, since Tab is released in the element that it led to. It does nothing if the window
 * is lower than the box.
 */
export function showWhole({ dom }: EditorView, { key }: KeyboardEvent): boolean {
  const box = dom.closest(`.${css.box}`);
  if (key === 'Tab' && box !== null && box.clientHeight < window.innerHeight)
    box.scrollIntoView({ block: 'nearest' });
  return false;
}
