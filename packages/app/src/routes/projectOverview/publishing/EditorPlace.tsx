import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placeholderId } from '../../../features/page/returnFocus';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { Stack } from '@sounding/ui';

interface EditorPlaceProps<Code> {
  /** What the editor is called. */
  name: string;
  /** The id of the editor's field that focus goes on to. */
  fieldId: string;
  /** The editor's code, which may still be loading or may not have arrived. */
  code: UseQueryResult<Code>;
  /** The editor. */
  children: (code: Code) => ReactNode;
}

/**
 * Holds focus and names the editor until the editor is rendered. Then it stops being a group: the editor is a
 * group of the same name, which a screen reader would read twice.
 */
export function EditorPlace<Code>({ name, fieldId, code, children }: EditorPlaceProps<Code>) {
  const isWaiting = code.data === undefined;
  return (
    <div
      id={placeholderId(fieldId)}
      tabIndex={-1}
      {...(isWaiting && { role: 'group', 'aria-label': name })}
    >
      <Stack gap="separate">
        {isWaiting && <SectionHeading>{name}</SectionHeading>}
        <QueryPart query={code} name="the editor">
          {children}
        </QueryPart>
      </Stack>
    </div>
  );
}
