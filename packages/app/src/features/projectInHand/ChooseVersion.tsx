import { Button } from '@sounding/ui';
import type { ReactNode } from 'react';
import { VersionChoice } from '../../versions/VersionChoice';
import { differencesBetween } from './differences';
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
  /** Offered if both versions can be kept as two projects. */
  onUseBoth?: (() => void) | undefined;
}

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
  return (
    <VersionChoice
      title={title}
      differences={differencesBetween(mine, theirs.form)}
      isComparing={isComparing || unsavable.length > 0}
      warning={unsavable.length > 0 && <UnsavableWords parts={unsavable} />}
      choices={
        <>
          {canUseMine && (
            <Button variant="primary" onPress={onUseMine}>
              {useMineLabel}
            </Button>
          )}
          <Button onPress={onUseTheirs}>{useTheirsLabel}</Button>
          {onUseBoth && <Button onPress={onUseBoth}>Save mine as another project</Button>}
        </>
      }
    >
      {children}
    </VersionChoice>
  );
}
