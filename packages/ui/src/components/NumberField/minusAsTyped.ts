/** What text and number pads write for the minus of a keyboard: figure and en dash, true minus, small and wide. */
const otherMinus = /[\u2012\u2013\u2212\uFE63\uFF0D]/gu;

/** The text with a keyboard's minus in the place of another one. */
export function withKeyboardMinus(text: string): string {
  return text.replaceAll(otherMinus, '-');
}

/**
 * A ref for what stands around the input: types a keyboard's minus in the place of another one. React Aria
 * (3.53) reads only that one and the one of the page's language. An input method is left alone.
 */
export function minusAsTyped(around: HTMLElement | null) {
  if (around === null) return undefined;
  const retype = (event: Event, written: string | null | undefined) => {
    if (written === null || written === undefined || !event.cancelable) return;
    const typed = withKeyboardMinus(written);
    if (typed === written) return;
    event.preventDefault();
    event.stopPropagation();
    // oxlint-disable-next-line typescript/no-deprecated -- the one way that keeps the browser's undo and is judged like typing
    document.execCommand('insertText', false, typed);
  };
  const onBeforeInput = (event: InputEvent) => retype(event, event.data);
  const onPaste = (event: ClipboardEvent) =>
    retype(event, event.clipboardData?.getData('text/plain'));
  around.addEventListener('beforeinput', onBeforeInput, true);
  around.addEventListener('paste', onPaste, true);
  return () => {
    around.removeEventListener('beforeinput', onBeforeInput, true);
    around.removeEventListener('paste', onPaste, true);
  };
}
