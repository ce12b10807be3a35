import { formatShortDateTime } from '@sounding/domain/dates';
import { Button, Inline, InlineMessage, Stack } from '@sounding/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DiscardedNote } from '../../features/projectInHand/DiscardedNote';
import { copyKey } from '../../features/projectInHand/copyKey';
import { isWorthKeeping, type LocalCopy } from '../../features/projectInHand/localCopy';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { detailsPath } from '../../features/projectInHand/workPaths';
import { LandsOnHeading } from '../../LandsOnHeading';
import { paths } from '../../paths';
import { useServices } from '../../services';

/** Work that a closed tab, a crash or an expired session cut off waits here until it is decided on. */
export function UnsavedWork() {
  const store = useProjectStore();
  const { copies, removed, remove, restore } = useCopies();
  const navigate = useNavigate();
  const inHand = useProjectInHand(store);
  const isInHandUnsaved = inHand !== null && isWorthKeeping(inHand);
  const others = copies.filter(({ key }) => inHand === null || key !== copyKey(inHand));
  const resume = async (copy: LocalCopy) => {
    const { id, mode } = copy.inHand;
    if (id === null) store.takeUp(copy);
    const isDraft = id !== null && mode === 'creating';
    await navigate(isDraft ? paths.continueProject(id) : detailsPath(copy.inHand));
  };

  return (
    <>
      <DiscardedNote store={store} />
      <div role="status">
        {removed !== null && (
          <LandsOnHeading>
            <InlineMessage tone="info">
              <Inline>
                <span>
                  Your unsaved work on “<bdi>{removed.inHand.form.title}</bdi>” was discarded.
                </span>
                <Button variant="quiet" onPress={restore}>
                  Put it back
                </Button>
              </Inline>
            </InlineMessage>
          </LandsOnHeading>
        )}
      </div>
      {(isInHandUnsaved || others.length > 0) && (
        <InlineMessage tone="attention" title="You have unsaved work">
          <Stack>
            {isInHandUnsaved && (
              <Work
                title={inHand.form.title}
                onResume={async () => navigate(detailsPath(inHand))}
                onDiscard={() => store.discardChanges()}
              />
            )}
            {others.map((copy) => (
              <Work
                key={copy.key}
                title={copy.inHand.form.title}
                savedAt={copy.savedAt}
                onResume={() => resume(copy)}
                onDiscard={() => remove(copy)}
              />
            ))}
          </Stack>
        </InlineMessage>
      )}
    </>
  );
}

interface WorkProps {
  title: string;
  /** When it was last written; without it the work is in this very tab. */
  savedAt?: Date;
  onResume: () => Promise<void>;
  onDiscard: () => void;
}

function Work({ title, savedAt, onResume, onDiscard }: WorkProps) {
  return (
    <LandsOnHeading>
      <div role="group" aria-label={title}>
        <Stack gap="tight">
          <p>
            Your changes to “<bdi>{title}</bdi>”{' '}
            {savedAt === undefined
              ? 'are still in this tab.'
              : `of ${formatShortDateTime(savedAt)} are kept in this browser.`}
          </p>
          <Inline>
            <Button onPress={() => void onResume()}>Continue</Button>
            <Button variant="quiet" onPress={onDiscard}>
              Discard
            </Button>
          </Inline>
        </Stack>
      </div>
    </LandsOnHeading>
  );
}

/** What this browser keeps for whoever is signed in, and the piece that was removed last. */
function useCopies() {
  const { keptWork } = useServices();
  const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
  const [removed, setRemoved] = useState<LocalCopy | null>(null);
  const refresh = useCallback(async () => setCopies(await keptWork.list()), [keptWork]);
  useEffect(() => {
    let isHere = true;
    void keptWork.list().then((found) => {
      if (isHere) setCopies(found);
    });
    return () => {
      isHere = false;
    };
  }, [keptWork]);

  return {
    copies,
    removed,
    remove: (copy: LocalCopy) => {
      setRemoved(copy);
      void keptWork.remove(copy).then(refresh);
    },
    restore: () => {
      if (removed === null) return;
      setRemoved(null);
      void keptWork.restore(removed).then(refresh);
    },
  };
}
