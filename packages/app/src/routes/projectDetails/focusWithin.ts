const controls = 'button:not(:disabled), input, [contenteditable="true"]';
/** An editor of rich text is drawn some frames after the page it stands on, and on a slow phone many. */
const mostFrames = 300;

/** What was asked for last: whoever presses again before it is drawn is led to what that press brings. */
let asked = 0;

/**
 * Puts focus on the control with this id, or on the first one in the element with it, once it is drawn:
 * for when the control that a person has just used goes away, or brings another. Whoever has gone on to
 * another control meanwhile stays there.
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
