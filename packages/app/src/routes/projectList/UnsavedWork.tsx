import type { Schemas } from '@sounding/api-client';
import { formatShortDateTime } from '@sounding/domain/dates';
import { whyNoQuestions } from '@sounding/domain/question';
import { InlineMessage, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { continueDraft } from '../../features/draftInHand/continueDraft';
import { draftName, keptSentence } from '../../features/draftInHand/draftName';
import type { DraftCopy } from '../../features/draftInHand/draftInHand';
import { draftPath } from '../../features/draftInHand/draftPath';
import { reportState } from '../../features/draftInHand/reportDialog';
import { DiscardedNote } from '../../features/projectInHand/DiscardedNote';
import { copyKey } from '../../features/projectInHand/copyKey';
import { isWorthKeeping, type LocalCopy } from '../../features/projectInHand/localCopy';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { titleOf } from '../../features/projectInHand/projectInHand';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { continuingPath } from '../../features/projectInHand/workPaths';
import { KeptPiece } from '../../keptWork/KeptPiece';
import { PutBackNote } from '../../keptWork/PutBackNote';
import { useCopies } from '../../keptWork/useCopies';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { useNow } from '../../useNow';

/** Lists work that a closed tab, a crash or an expired session cut off, until the person decides on it. */
export function UnsavedWork() {
  const services = useServices();
  const store = useProjectStore();
  const drafts = useCopies(services.keptDrafts);
  const listed = useListedProject();
  const navigate = useNavigate();
  const inHand = useProjectInHand(store);
  // Read again with a new key: discarding or putting back keeps the work under another key, or not at all.
  const projects = useCopies(services.keptProjects, inHand?.formKey);
  const isInHandUnsaved = inHand !== null && isWorthKeeping(inHand);
  // The browser may still be deleting the discarded work.
  const own = [inHand, store.discarded()].flatMap((work) => (work === null ? [] : copyKey(work)));
  const others = projects.copies.filter(({ key }) => !own.includes(key));
  const resume = async (copy: LocalCopy) => {
    const { id, mode } = copy.inHand;
    if (id === null) store.takeUp(copy);
    const isDraft = id !== null && mode === 'creating';
    await navigate(isDraft ? paths.continueProject(id) : continuingPath(copy.inHand));
  };

  const resumeDraft = (copy: DraftCopy) => {
    const { formKey, place } = copy.inHand;
    if (place.kind === 'report')
      return navigate(paths.projectOverview(place.projectId), { state: reportState(formKey) });
    // The draft's own page, which knows the other items, checks whether it can still be edited.
    return navigate(draftPath(continueDraft(services, copy, true)));
  };

  return (
    <>
      <DiscardedNote store={store} />
      <PutBackNote onPutBack={projects.restore}>
        {projects.removed !== null && (
          <>
            Your unsaved work on “<bdi>{titleOf(projects.removed.inHand.form)}</bdi>” was discarded.
          </>
        )}
      </PutBackNote>
      <PutBackNote onPutBack={drafts.restore}>
        {drafts.removed !== null && `${keptSentence(drafts.removed)} was discarded.`}
      </PutBackNote>
      {(isInHandUnsaved || others.length > 0 || drafts.copies.length > 0) && (
        <InlineMessage tone="attention" title="You have unsaved work">
          <Stack>
            {isInHandUnsaved && (
              <KeptPiece
                title={titleOf(inHand.form)}
                onContinue={() => void navigate(continuingPath(inHand))}
                onDiscard={() => store.discardChanges()}
              >
                Your changes to “<bdi>{titleOf(inHand.form)}</bdi>” are still in this tab.
                {isCompletedByHand(listed(inHand.id)) && <span>{completedSentence}</span>}
              </KeptPiece>
            )}
            {others.map((copy) => (
              <KeptPiece
                key={copy.key}
                title={titleOf(copy.inHand.form)}
                onContinue={() => void resume(copy)}
                onDiscard={() => projects.remove(copy)}
              >
                Your changes to “<bdi>{titleOf(copy.inHand.form)}</bdi>” of{' '}
                {formatShortDateTime(copy.savedAt)} are kept in this browser.
                {isCompletedByHand(listed(copy.inHand.id)) && <span>{completedSentence}</span>}
              </KeptPiece>
            ))}
            {drafts.copies.map((copy) => (
              <KeptPiece
                key={copy.key}
                title={draftName(copy.inHand)}
                onContinue={() => void resumeDraft(copy)}
                onDiscard={() => drafts.remove(copy)}
              >
                <span>{`${keptSentence(copy)} is kept in this browser.`}</span>
                <DraftProject
                  place={copy.inHand.place}
                  project={listed(copy.inHand.place.projectId)}
                />
              </KeptPiece>
            ))}
          </Stack>
        </InlineMessage>
      )}
    </>
  );
}

type ListedProject = Schemas['ProjectListItem'] | undefined;

/** Finds a project in the list, once the list is loaded. */
function useListedProject() {
  const { data: projects } = useQuery(queriesOf(useServices().api).projects.list());
  return (id: number | null): ListedProject => projects?.find((one) => one.id === id);
}

interface DraftProjectProps {
  place: DraftCopy['inHand']['place'];
  project: ListedProject;
}

/** Names the draft's project. After the project's end, only a question comes too late. */
function DraftProject({ place: { kind }, project }: DraftProjectProps) {
  const now = useNow([project?.endDate]);
  return (
    project !== undefined && (
      <span>
        {' '}
        It belongs to “<bdi>{project.title}</bdi>”.
        {kind === 'question' && <span>{tooLate(project, now)}</span>}
      </span>
    )
  );
}

/** What is said of a question that its project takes no more. */
function tooLate(project: NonNullable<ListedProject>, now: Date): string | false {
  if (isCompletedByHand(project)) return completedSentence;
  return (
    whyNoQuestions(project, now) !== undefined &&
    ' Its end date has passed since: set a later one to save what you wrote.'
  );
}

/** If only its end date has passed, the project's details can still be edited. */
const isCompletedByHand = (project: ListedProject) => project?.completedDate != null;
const completedSentence =
  ' The project has been completed since: what you wrote can be copied, and not be saved.';
