import { Card, Disclosure, Inline, InlineMessage, Stack, Table } from '@sounding/ui';
import type { ReactNode } from 'react';
import type { Difference } from './difference';

interface VersionChoiceProps {
  title: string;
  /** What happened, and what each choice does. */
  children: ReactNode;
  differences: readonly Difference[];
  /** Whether the differences are shown at once, because both versions hold somebody's work. */
  isComparing: boolean;
  /** A warning about parts of one version that cannot be saved. */
  warning?: ReactNode;
  /** The buttons. */
  choices: ReactNode;
}

const columns = [
  { id: 'part', label: 'Part', isRowHeader: true, cell: ({ part }: Difference) => part },
  {
    id: 'mine',
    label: 'Your version',
    cell: ({ mine }: Difference) => <Words>{mine}</Words>,
  },
  {
    id: 'theirs',
    label: 'Saved version',
    cell: ({ theirs }: Difference) => <Words>{theirs}</Words>,
  },
];

/** Two versions of one thing, side by side where they differ, and the choice between them. */
export function VersionChoice({
  title,
  children,
  differences,
  isComparing,
  warning,
  choices,
}: VersionChoiceProps) {
  const table = (
    <Table
      caption="Where the two versions differ"
      columns={columns}
      rows={differences}
      getRowId={({ part }) => part}
      empty={<p>The two versions read the same.</p>}
    />
  );
  return (
    <Card>
      <Stack>
        <InlineMessage tone="attention" title={title}>
          {children}
        </InlineMessage>
        {warning}
        {isComparing ? table : <Disclosure title="See what differs">{table}</Disclosure>}
        <Inline>{choices}</Inline>
      </Stack>
    </Card>
  );
}

function Words({ children }: { children: string }) {
  return children === '' ? <i>Nothing</i> : <span>{children}</span>;
}
