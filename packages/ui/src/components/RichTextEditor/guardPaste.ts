import type { EditorView } from '@tiptap/pm/view';
import type { LeftOut } from './cleanPastedHtml';

/** So many characters a person can add at once; a browser lays out more than that only with a long halt. */
export const longestPaste = 50_000;
/** So many characters were to be added at once that none were, or what was left out of what was added. */
export type Refusal = number | LeftOut;
/** Cleaning more markup than this takes too long: the words are added without it. */
const longestMarkup = 500_000;

/**
 * Looks at what is pasted or dropped before anybody reads it, so that no amount of it halts the page.
 * Too long a text is refused whole, with `onRefuse`: it is still where it came from, and nothing of it
 * is cut off in silence. True where there is nothing left to do.
 */
export function guardPaste(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  onRefuse: (refusal: Refusal) => void,
): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  if (!data) return false;
  const text = data.getData('text/plain');
  const markup = data.getData('text/html');
  // A file alone holds nothing to write, and the browser would leave the page for one that is dropped.
  if (data.files.length > 0 && text === '' && markup === '') {
    event.preventDefault();
    onRefuse('alone');
    return true;
  }
  if (text.length > longestPaste) {
    event.preventDefault();
    onRefuse(text.length);
    return true;
  }
  if (markup.length <= longestMarkup) return false;
  event.preventDefault();
  if (text === '') onRefuse(markup.length);
  else view.pasteText(text);
  return true;
}
