/** What text and number pads write for the minus of a keyboard: figure and en dash, true minus, small and wide. */
const otherMinus = /[\u2012\u2013\u2212\uFE63\uFF0D]/gu;

/**
 * A ref for what stands around the input: types a keyboard's minus in the place of another one. React Aria
 * (3.53) takes only that one and the one of the page's language, and refuses the rest without a word.
 */
export function minusAsTyped(around: HTMLElement | null) {
  if (around === null) return undefined;
  const retype = (event: Event, written: string | null | undefined) => {
    const typed = written?.replaceAll(otherMinus, '-');
    if (typed === undefined || typed === written) return;
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
