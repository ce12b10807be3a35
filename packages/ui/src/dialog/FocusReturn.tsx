import { useLayoutEffect, useRef } from 'react';
import { isFocusLost, rememberPlace, returnFocus, type Place } from './place';

/** A long page can stay inert for some frames after its dialog has left. */
const mostFrames = 60;

/** What a dialog that has just left has yet to give back: the next one, if it comes before that, gives it. */
let owed: Place | undefined;

/**
 * Stands first in an open dialog. Its layout effect runs before anything in the dialog takes focus,
 * and its cleanup when the dialog has left.
 */
export function FocusReturn() {
  // Kept over React's double effects in development, when focus is in the dialog already.
  const place = useRef<Place>(undefined);
  const isOpen = useRef(false);

  useLayoutEffect(() => {
    place.current ??= owed !== undefined && isFocusLost() ? owed : rememberPlace();
    const remembered = place.current;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      owed = remembered;
      // React Aria restores in the next frame, so ours looks in the one after.
      requestAnimationFrame(() => {
        // A double effect: the dialog has not left, though focus may be on its way to it.
        if (!isOpen.current) giveBack(remembered, mostFrames);
        else if (owed === remembered) owed = undefined;
      });
    };
  }, []);

  return null;
}

function giveBack(place: Place, frames: number): void {
  requestAnimationFrame(() => {
    if (!returnFocus(place) && frames > 1) giveBack(place, frames - 1);
    else if (owed === place) owed = undefined;
  });
}
