import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FocusLandingProps {
  /** Takes focus when what has it goes away with this part. */
  landingId: string;
  children: ReactNode;
}

/** A part of a list that may leave it while somebody works in it. */
export function FocusLanding({ landingId, children }: FocusLandingProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // React is about to remove the part, so focus is still in it.
      if (element?.contains(document.activeElement)) document.getElementById(landingId)?.focus();
    };
  }, [landingId]);
  return <div ref={part}>{children}</div>;
}
