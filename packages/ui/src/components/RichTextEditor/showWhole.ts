import type { EditorView } from '@tiptap/pm/view';
import * as css from './RichTextEditor.css';

/**
 * Brings the whole box into the window for whoever comes by Tab, which is released where it led to: a
 * browser is content with the line of the caret. Not where the window is too low for the box.
 */
export function showWhole({ dom }: EditorView, { key }: KeyboardEvent): boolean {
  const box = dom.closest(`.${css.box}`);
  if (key === 'Tab' && box !== null && box.clientHeight < window.innerHeight)
    box.scrollIntoView({ block: 'nearest' });
  return false;
}
