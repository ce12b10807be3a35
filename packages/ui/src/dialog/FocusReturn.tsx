import { useLayoutEffect, useRef } from 'react';
import { isFocusLost, rememberPlace, returnFocus, type Place } from './place';

/** A long page can stay inert for some frames after its dialog has left. */
const mostFrames = 60;

/** What dialogs that have just left have yet to give back: the next one, if it comes before that, gives it. */
const owed = new Set<Place>();

/** The place to go back to: of a dialog and the one it was opened from, which left too, that of the latter. */
function owedPlace(): Place | undefined {
  const places = [...owed];
  return places.findLast(({ opener }) => opener?.isConnected) ?? places.at(-1);
}

/**
 * Stands first in an open dialog. Its layout effect runs before anything in the dialog takes focus,
 * and its cleanup when the dialog has left.
 */
export function FocusReturn() {
  // Kept over React's double effects in development, when focus is in the dialog already.
  const place = useRef<Place>(undefined);
  const isOpen = useRef(false);

  useLayoutEffect(() => {
    place.current ??= (isFocusLost() ? owedPlace() : undefined) ?? rememberPlace();
    const remembered = place.current;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      owed.add(remembered);
      // React Aria restores in the next frame, so ours looks in the one after.
      requestAnimationFrame(() => {
        // A double effect: the dialog has not left, though focus may be on its way to it.
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
