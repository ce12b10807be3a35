import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FocusLandingProps {
  /** The id of the element that takes focus when this part is removed with focus in it. */
  landingId: string;
  /** Set if focus is moved to this part itself: its id and its accessible name. */
  place?: { readonly id: string; readonly name: string } | undefined;
  children: ReactNode;
}

/** A part of a list that may be removed while somebody works in it. */
export function FocusLanding({ landingId, place, children }: FocusLandingProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // React is about to remove the part, so focus is still in it.
      if (element?.contains(document.activeElement)) document.getElementById(landingId)?.focus();
    };
  }, [landingId]);
  return (
    <div
      ref={part}
      {...(place && { id: place.id, role: 'group', 'aria-label': place.name, tabIndex: -1 })}
    >
      {children}
    </div>
  );
}
