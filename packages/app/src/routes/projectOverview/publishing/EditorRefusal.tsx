import { InlineMessage } from '@sounding/ui';
import { useEffect, useRef } from 'react';

interface EditorRefusalProps {
  /** Why the last save failed; each failure is another object. */
  error: Error;
  /** The failure in words. */
  children: string;
}

/** Why a draft was not saved, beside the buttons that try again: above its fields it would be out of view. */
export function EditorRefusal({ error, children }: EditorRefusalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place} role="alert">
      <InlineMessage tone="error">{children}</InlineMessage>
    </div>
  );
}
