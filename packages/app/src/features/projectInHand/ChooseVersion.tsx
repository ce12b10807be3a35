import { Button, Card, Disclosure, Inline, InlineMessage, Stack, Table } from '@sounding/ui';
import type { ReactNode } from 'react';
import { differencesBetween, type Difference } from './differences';
import type { EditableProject, ProjectInHand } from './projectInHand';
import { savableOver, unsavableOver } from './savable';
import { UnsavableWords } from './UnsavableWords';

interface ChooseVersionProps {
  title: string;
  /** What happened, and what each choice does. */
  children: ReactNode;
  mine: EditableProject;
  theirs: ProjectInHand;
  /** Whether the differences are shown at once, because both versions hold somebody's work. */
  isComparing: boolean;
  useMineLabel: string;
  onUseMine: () => void;
  useTheirsLabel: string;
  onUseTheirs: () => void;
  /** Offered where the two can stand beside one another. */
  onUseBoth?: (() => void) | undefined;
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
  onUseBoth,
}: ChooseVersionProps) {
  const unsavable = unsavableOver(theirs, mine);
  const canUseMine =
    unsavable.length === 0 || differencesBetween(savableOver(theirs, mine), theirs.form).length > 0;
  const table = (
    <Table
      caption="Where the two versions differ"
      columns={columns}
      rows={differencesBetween(mine, theirs.form)}
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
        {unsavable.length > 0 && <UnsavableWords parts={unsavable} />}
        {isComparing || unsavable.length > 0 ? (
          table
        ) : (
          <Disclosure title="See what differs">{table}</Disclosure>
        )}
        <Inline>
          {canUseMine && (
            <Button variant="primary" onPress={onUseMine}>
              {useMineLabel}
            </Button>
          )}
          <Button onPress={onUseTheirs}>{useTheirsLabel}</Button>
          {onUseBoth && <Button onPress={onUseBoth}>Save mine as another project</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}

function Words({ children }: { children: string }) {
  return children === '' ? <i>Nothing</i> : children;
}
