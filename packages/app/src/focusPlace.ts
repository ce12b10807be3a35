/** Identifies a control by features that stay the same when its page is rendered again. */
export interface FocusPlace {
  /** The id of the field that has focus, or of the part of the page around it; empty where none has. */
  readonly focusId: string;
  /** The words on the control, where it has no id of its own. */
  readonly focusText: string;
}

/** The control that has focus now. */
export function focusPlace(): FocusPlace {
  const control = document.activeElement;
  const known = closestWithLastingId(control);
  return {
    focusId: known?.id ?? '',
    focusText: known === control ? '' : (control?.textContent ?? ''),
  };
}

/** Ids that React and React Aria generate: after another render a different control may have them. */
const passingId = /^(?:react-aria|_r_|:r)/;

function closestWithLastingId(control: Element | null): Element | null {
  if (control === null || control === document.body) return null;
  const isLasting = control.id !== '' && !passingId.test(control.id);
  return isLasting ? control : closestWithLastingId(control.parentElement);
}
