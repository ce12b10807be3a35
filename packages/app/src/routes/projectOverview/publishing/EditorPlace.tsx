import { Spinner, Stack } from '@sounding/ui';
import { Suspense, type ReactNode } from 'react';
import { placeholderId } from '../../../features/page/returnFocus';
import { SectionHeading } from '../../../features/page/SectionHeading';

interface EditorPlaceProps {
  /** What the editor is called. */
  name: string;
  /** The field of it that focus goes on to. */
  fieldId: string;
  /** The editor, whose code may be on its way. */
  children: ReactNode;
}

/** Holds focus, and says what comes, until an editor is there to be written in. */
export function EditorPlace({ name, fieldId, children }: EditorPlaceProps) {
  const opening = (
    <Stack gap="separate">
      <SectionHeading>{name}</SectionHeading>
      <Spinner label="Opening the editor" />
    </Stack>
  );
  return (
    <div id={placeholderId(fieldId)} role="group" aria-label={name} tabIndex={-1}>
      <Suspense fallback={opening}>{children}</Suspense>
    </div>
  );
}
