import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FocusLandingProps {
  /** Its id, by which a control in it is found again. */
  id: string;
  /** The id of the element that takes focus when this part is removed with focus in it. */
  landingId: string;
  /** Its accessible name, if focus is moved to this part itself. */
  name?: string | undefined;
  children: ReactNode;
}

/** A part of a list that may be removed while somebody works in it. */
export function FocusLanding({ id, landingId, name, children }: FocusLandingProps) {
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
      id={id}
      {...(name !== undefined && { role: 'group', 'aria-label': name, tabIndex: -1 })}
    >
      {children}
    </div>
  );
}
