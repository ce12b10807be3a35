import { Spinner, Stack } from '@sounding/ui';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { placeholderId } from '../../../features/page/returnFocus';
import { SectionHeading } from '../../../features/page/SectionHeading';

interface EditorPlaceProps {
  /** What the editor is called. */
  name: string;
  /** The id of the editor's field that focus goes on to. */
  fieldId: string;
  /** The editor, whose code may still be loading. */
  children: ReactNode;
}

/**
 * Holds focus and names the editor until the editor is rendered. Then it stops being a group: the editor is a
 * group of the same name, which a screen reader would read twice.
 */
export function EditorPlace({ name, fieldId, children }: EditorPlaceProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  return (
    <div
      id={placeholderId(fieldId)}
      tabIndex={-1}
      {...(isWaiting && { role: 'group', 'aria-label': name })}
    >
      <Suspense fallback={<Opening name={name} onWait={setIsWaiting} />}>{children}</Suspense>
    </div>
  );
}

function Opening({ name, onWait }: { name: string; onWait: (isWaiting: boolean) => void }) {
  useLayoutEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  return (
    <Stack gap="separate">
      <SectionHeading>{name}</SectionHeading>
      <Spinner label="Opening the editor" />
    </Stack>
  );
}
