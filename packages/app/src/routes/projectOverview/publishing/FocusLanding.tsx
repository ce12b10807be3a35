import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FocusLandingProps {
  /** Takes focus when what has it goes away with this part. */
  landingId: string;
  /** Set where focus is led to this part itself: by which id, and what it is called there. */
  place?: { readonly id: string; readonly name: string } | undefined;
  children: ReactNode;
}

/** A part of a list that may leave it while somebody works in it. */
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
