/** A control, by what lasts when its page is drawn anew. */
export interface FocusPlace {
  /** The id of the field that has focus, or of the part of the page around it; empty where none has. */
  readonly focusId: string;
  /** The words on the control, where it has no id of its own. */
  readonly focusText: string;
}

/** What has focus now. */
export function focusPlace(): FocusPlace {
  const control = document.activeElement;
  const known = closestWithLastingId(control);
  return {
    focusId: known?.id ?? '',
    focusText: known === control ? '' : (control?.textContent ?? ''),
  };
}

/** React and React Aria give ids that another control may have when the page is drawn anew. */
const passingId = /^(?:react-aria|_r_|:r)/;

function closestWithLastingId(control: Element | null): Element | null {
  if (control === null || control === document.body) return null;
  const isLasting = control.id !== '' && !passingId.test(control.id);
  return isLasting ? control : closestWithLastingId(control.parentElement);
}
