import { focusAfterDialog } from '@sounding/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface ChoiceComesUpProps {
  label: string;
  children: ReactNode;
}

/** A choice that appears unexpectedly and so takes focus; once it is made, focus moves to the page's `h1`. */
export function ChoiceComesUp({ label, children }: ChoiceComesUpProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) focusAfterDialog(place.current);
  }, []);
  return (
    <LandsOnHeading>
      <div ref={place} tabIndex={-1} role="group" aria-label={label}>
        {children}
      </div>
    </LandsOnHeading>
  );
}
