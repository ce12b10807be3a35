import { useLayoutEffect, useRef } from 'react';
import { isFocusLost, rememberPlace, returnFocus, type Place } from './place';

/** In frames: a long page can stay inert for some frames after its dialog has left. */
const mostFrames = 60;

/**
 * The places to which dialogs that have just left must still return focus. A dialog that opens before that
 * takes over the duty.
 */
const owed = new Set<Place>();

/**
 * The place to return to. If a dialog and the dialog that it was opened from have both left, this is the
 * place of the latter.
 */
function owedPlace(): Place | undefined {
  const places = [...owed];
  return places.findLast(({ opener }) => opener?.isConnected) ?? places.at(-1);
}

/**
 * Must be first in an open dialog. Its layout effect runs before anything in the dialog takes focus, and its
 * cleanup runs when the dialog has left.
 */
export function FocusReturn() {
  // Kept across React's double effects in development, when focus is already in the dialog.
  const place = useRef<Place>(undefined);
  const isOpen = useRef(false);

  useLayoutEffect(() => {
    place.current ??= (isFocusLost() ? owedPlace() : undefined) ?? rememberPlace();
    const remembered = place.current;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      owed.add(remembered);
      // React Aria returns focus in the next frame, so our check runs in the frame after.
      requestAnimationFrame(() => {
        // If the dialog is open again, this was a double effect: it has not left, though focus may be on its
        // way to it.
        if (!isOpen.current) giveBack(remembered, mostFrames);
        else owed.delete(remembered);
      });
    };
  }, []);

  return null;
}

function giveBack(place: Place, frames: number): void {
  requestAnimationFrame(() => {
    if (place === owedPlace() && !returnFocus(place) && frames > 1) giveBack(place, frames - 1);
    else owed.delete(place);
  });
}
