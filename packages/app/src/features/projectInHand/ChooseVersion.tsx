import { Button, Card, Disclosure, Inline, InlineMessage, Stack, Table } from '@sounding/ui';
import type { ReactNode } from 'react';
import { differencesBetween, type Difference } from './differences';
import type { EditableProject } from './projectInHand';

interface ChooseVersionProps {
  title: string;
  /** What happened, and what each choice does. */
  children: ReactNode;
  mine: EditableProject;
  theirs: EditableProject;
  /** Whether the differences are shown at once, because both versions hold somebody's work. */
  isComparing: boolean;
  useMineLabel: string;
  onUseMine: () => void;
  useTheirsLabel: string;
  onUseTheirs: () => void;
}

const columns = [
  { id: 'part', label: 'Part', isRowHeader: true, cell: ({ part }: Difference) => part },
  {
    id: 'mine',
    label: 'Your unsaved work',
    cell: ({ mine }: Difference) => <Words>{mine}</Words>,
  },
  {
    id: 'theirs',
    label: 'Saved version',
    cell: ({ theirs }: Difference) => <Words>{theirs}</Words>,
  },
];

/** Two versions of one project, side by side where they differ, and the choice between them. */
export function ChooseVersion({
  title,
  children,
  mine,
  theirs,
  isComparing,
  useMineLabel,
  onUseMine,
  useTheirsLabel,
  onUseTheirs,
}: ChooseVersionProps) {
  const table = (
    <Table
      caption="Where the two versions differ"
      columns={columns}
      rows={differencesBetween(mine, theirs)}
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
        {isComparing ? table : <Disclosure title="See what differs">{table}</Disclosure>}
        <Inline>
          <Button variant="primary" onPress={onUseMine}>
            {useMineLabel}
          </Button>
          <Button onPress={onUseTheirs}>{useTheirsLabel}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Words({ children }: { children: string }) {
  return children === '' ? <i>Nothing</i> : children;
}
