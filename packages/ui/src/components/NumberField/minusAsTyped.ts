/**
 * Characters that texts and number pads use for the keyboard's minus: figure dash, en dash, minus sign, small
 * and full-width hyphen-minus.
 */
const otherMinus = /[\u2012\u2013\u2212\uFE63\uFF0D]/gu;

/** The text with each of these characters replaced by the keyboard's minus. */
export function withKeyboardMinus(text: string): string {
  return text.replaceAll(otherMinus, '-');
}

/**
 * A ref for the element around the input: replaces other minus characters with the keyboard's as they are
 * typed. React Aria (3.53) reads only that one and the one of the page's language. An input method is left
 * alone.
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
