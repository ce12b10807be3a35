/**
 * Replaces a part of a field's text as if a person typed it: with the browser's undo, and with focus there.
 */
export function writeInField(
  field: HTMLInputElement,
  start: number,
  end: number,
  text: string,
): void {
  field.focus();
  field.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- the one way that keeps the browser's undo and is judged like typing
  document.execCommand('insertText', false, text);
}
