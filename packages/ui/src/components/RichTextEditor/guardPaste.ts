import type { EditorView } from '@tiptap/pm/view';
import type { LeftOut } from './cleanPastedHtml';

/** The most characters that a person can add at once; a browser would freeze while it lays out more. */
export const longestPaste = 50_000;
/** Why a paste was refused: its number of characters, if that is too large, or what was left out of it. */
export type Refusal = number | LeftOut;
/** The longest markup to clean. Cleaning more takes too long, so only the words are added. */
const longestMarkup = 500_000;

/**
 * Checks what is pasted or dropped before anything parses it, so that no amount of it freezes the page. Text
 * that is too long is refused whole, with `onRefuse`: it still exists where it came from, and nothing is cut
 * off silently. Returns true where nothing is left to do.
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
  // A file alone has no text, and for a dropped file the browser would leave the page.
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
