import { InlineMessage, type MessageTone } from '@sounding/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface OutcomeProps {
  tone: MessageTone;
  title: string;
  children: ReactNode;
}

/** The result of a form. It replaces the form, so it takes the focus that the form had. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} role="group" aria-label={title} tabIndex={-1}>
      <InlineMessage tone={tone} title={title}>
        {children}
      </InlineMessage>
    </div>
  );
}
