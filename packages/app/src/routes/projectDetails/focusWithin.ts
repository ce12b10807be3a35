const controls = 'button:not(:disabled), input, [contenteditable="true"]';
/** A rich text editor is drawn some frames after its page, and on a slow phone many frames. */
const mostFrames = 300;

/** Numbers the requests: a new request ends the wait of an earlier one. */
let asked = 0;

/**
 * Focuses the control with this id, or the first control inside that element, once it is drawn. Used when the
 * control that a person has just used disappears or adds another. If the person has moved on to another
 * control meanwhile, focus stays there.
 */
export function focusWithin(id: string): void {
  const used = document.activeElement;
  asked += 1;
  const mine = asked;
  let frames = 0;
  const look = () => {
    if (mine !== asked) return;
    const { activeElement, body } = document;
    if (activeElement !== used && activeElement !== body) return;
    const control = controlIn(document.getElementById(id));
    frames += 1;
    if (control) control.focus();
    else if (frames < mostFrames) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function controlIn(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls);
}
