import { projectLimits, validateTitle } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Button, ConfirmationDialog, Stack, TextField } from '@sounding/ui';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom';
import { seemsOffline, useOfflineHold } from '../../offlineHold';
import { FieldRefusal } from '../../features/failures/FieldRefusal';
import { RoutePage } from '../../features/page/RoutePage';
import { DiscardedNote } from '../../features/projectInHand/DiscardedNote';
import { KeptInTabAlone } from '../../features/projectInHand/KeptInTabAlone';
import type { ProjectInHand } from '../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { detailsPath } from '../../features/projectInHand/workPaths';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { BegunNote } from './BegunNote';

export const handle = { width: 'form' };

/** Step 1: the title. */
export function Component() {
  const { session } = useServices();
  const store = useProjectStore();
  const inHand = useProjectInHand(store);
  // A project that was begun earlier and not saved yet is taken up again; a stored one is not.
  const [begun, setBegun] = useState(() => (inHand?.id === null ? inHand : null));
  const before = begun?.form.title ?? '';
  const [title, setTitle] = useState(before);
  /** Before the person has typed, an empty field shows no error. */
  const [hasTyped, setHasTyped] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const navigate = useNavigate();

  const [problem] = validateTitle(title);
  const isTooLong = problem?.kind === 'length';
  const isUnsaved = title.trim() !== '' && title !== before;
  const type = (typed: string) => {
    setTitle(typed);
    setHasTyped(true);
    setRefusals(0);
    // At once, so that not even half a title is lost with the session or the tab.
    store.typeTitle(typed);
  };
  const startFrom = (project: ProjectInHand | null) => {
    setBegun(project);
    setTitle(project?.form.title ?? '');
    setHasTyped(false);
    setRefusals(0);
  };
  const goOnWithPutBack = () => {
    const putBack = store.get();
    if (putBack?.id === null) startFrom(putBack);
    // A project that is already stored goes on at its details, not at this first step.
    else if (putBack !== null) void navigate(detailsPath(putBack));
  };

  const blocker = useBlocker(({ nextLocation: { pathname } }) =>
    pathname === paths.newProjectAudience
      ? seemsOffline()
      : isUnsaved && session.get().authenticated && pathname !== paths.newProject,
  );
  const isBlocked = blocker.state === 'blocked';
  const isHeld = isBlocked && blocker.location.pathname === paths.newProjectAudience;
  useOfflineHold(blocker, isHeld);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  const leave = () => {
    if (begun === null) store.discardChanges();
    else store.typeTitle(before);
    blocker.proceed?.();
  };

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined) return;
    store.typeTitle(title.trim());
    void navigate(paths.newProjectAudience);
  };

  // The browser does not submit a form whose button is disabled, and says nothing: Enter shows why.
  const refuse = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    setHasTyped(true);
    setRefusals(refusals + 1);
  };

  return (
    <RoutePage title="New project" eyebrow="Step 1 of 3: title">
      <DiscardedNote store={store} onPutBack={goOnWithPutBack} />
      {begun !== null && (
        <BegunNote
          onStartAnother={() => {
            store.layAside();
            startFrom(null);
          }}
        />
      )}
      <form onSubmit={goOn} {...(problem !== undefined && { onKeyDown: refuse })} noValidate>
        {problem !== undefined && refusals > 0 && (
          <FieldRefusal key={refusals} fieldId="title">
            {problem.message}
          </FieldRefusal>
        )}
        <Stack>
          <TextField
            id="title"
            label="Title"
            hint="Say in a few plain words what your project is about. You can change it later."
            isRequired
            value={title}
            onChange={type}
            limit={projectLimits.title}
            count={countCharacters}
            error={isTooLong || hasTyped ? problem?.message : undefined}
          />
          {inHand?.id === null && <KeptInTabAlone inHand={inHand} />}
          <div>
            <Button
              type="submit"
              variant="primary"
              isDisabled={problem !== undefined}
              disabledReason={isTooLong ? 'Shorten the title to go on.' : 'Enter a title to go on.'}
            >
              Next: audience
            </Button>
          </div>
        </Stack>
      </form>
      <ConfirmationDialog
        isOpen={isBlocked && !isHeld}
        title="Leave without your title?"
        label="The title you have typed will be lost."
        confirmLabel="Leave"
        tone="danger"
        messages={{ cancel: 'Stay' }}
        onConfirm={leave}
        onCancel={() => blocker.reset?.()}
      />
    </RoutePage>
  );
}
