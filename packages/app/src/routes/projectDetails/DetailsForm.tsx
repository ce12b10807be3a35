import { errorIn, messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import { Stack } from '@sounding/ui';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeavePrompt } from '../../features/leaving/LeavePrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { ChangedMeanwhile } from '../../features/projectInHand/ChangedMeanwhile';
import { DiscardedNote } from '../../features/projectInHand/DiscardedNote';
import { KeptInTabAlone } from '../../features/projectInHand/KeptInTabAlone';
import { isUnsaved, titleOf, type ProjectInHand } from '../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { unsavedProject } from '../../features/projectInHand/unsavedProject';
import { useSaving } from '../../features/projectInHand/useSaving';
import { useIsHere } from '../../isHere';
import { useOneAtATime } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { AudienceSection } from './AudienceSection';
import { CreatingActions } from './CreatingActions';
import { DatesSection, type UnreadableDates } from './DatesSection';
import { DescriptionSection } from './description/DescriptionSection';
import { EditingActions } from './EditingActions';
import { FunderSection } from './FunderSection';
import { Problems } from './Problems';
import { QuestionsSection } from './questions/QuestionsSection';
import { SaveRefusal } from './SaveRefusal';
import type { SectionProps } from './sectionProps';
import { SubmissionChecklist } from './SubmissionChecklist';
import { StatusNote } from './StatusNote';
import { stoodIn } from './stoodIn';
import { SubmittedDocuments } from './SubmittedDocuments';
import { TitleSection } from './TitleSection';
import { usePictureUnderWay } from './usePictureUnderWay';
import { useSameMessages } from './useSameMessages';

/** The form of a project: its sections, the problems that block saving, and the buttons. */
export function DetailsForm({ inHand }: { inHand: ProjectInHand }) {
  const { api, clock, session } = useServices();
  const store = useProjectStore();
  const navigate = useNavigate();
  const [unreadableDates, setUnreadableDates] = useState<UnreadableDates>({});
  // The button stays busy while the overview loads, so that nothing is sent again.
  const [isLeaving, setIsLeaving] = useState(false);
  const isHere = useIsHere();
  const askedRef = useRef(false);
  const picture = usePictureUnderWay();
  const saving = useSaving({ api, clock, store, unreadable: asProblems(unreadableDates) });
  const problems = saving.problemsOf(inHand);
  // Missing values are reported only after the first try to save.
  const { form, mode, formKey } = inHand;
  const tried = saving.attempts > 0 ? saving.tried : null;
  const shown = problems.filter(
    ({ kind, field }) => kind === 'length' || (tried !== null && stoodIn(tried, field, form)),
  );
  const messages = useSameMessages(messagesByField(shown));

  const section: SectionProps = {
    mode,
    // An editor that unmounts reports its last words late: they must not go into another project.
    onChange: useCallback(
      (changes) => {
        if (store.get()?.formKey === formKey) store.change(changes);
      },
      [store, formKey],
    ),
    errorOf: useCallback((field) => messages.get(field), [messages]),
  };
  // After a change of status, the note about the newer version says it instead of `StatusNote`.
  const hasMovedOn = saving.newer !== null && saving.newer.status !== inHand.status;
  const isEditing = mode === 'editing';
  const heading = isEditing ? 'Edit project' : 'Project details';
  const showStored = async () => {
    if (inHand.id === null) return;
    setIsLeaving(true);
    await navigate(paths.projectOverview(inHand.id));
    setIsLeaving(false);
  };
  const saveBy = useOneAtATime(async (save: () => Promise<boolean>) => {
    if (picture.isUnderWay() && !(await picture.untilIn())) return;
    const isSaved = await save();
    // Read after the save: meanwhile the project may have been published, or the page left.
    const isElsewhere = askedRef.current || !isHere.current;
    if (isSaved && !isElsewhere && store.get()?.mode === 'editing') await showStored();
  });

  const unsaved = unsavedProject(store, () => session.get().authenticated);

  const takeNewer = () => {
    const { newer } = saving;
    saving.takeNewer();
    // A project that was published meanwhile is edited on another page.
    if (!isEditing && newer?.mode === 'editing' && newer.id !== null) {
      void navigate(paths.editProject(newer.id), { replace: true });
    }
  };

  return (
    <RoutePage
      // The saved title: the typed one would rename the browser's tab at every key press.
      title={`${titleOf(inHand.baseline ?? form)} – ${heading}`}
      heading={heading}
      eyebrow={inHand.id === null ? 'Step 3 of 3: details' : undefined}
    >
      <DiscardedNote store={store} projectId={inHand.id} />
      {!hasMovedOn && <StatusNote inHand={inHand} />}
      {!isEditing && inHand.id !== null && inHand.document !== null && (
        <SubmittedDocuments projectId={inHand.id} />
      )}
      <ChangedMeanwhile
        saving={saving}
        inHand={inHand}
        onKeepMine={() => void saveBy(saving.keepMine)}
        onKeepBoth={() => void saveBy(saving.keepBoth)}
        onTakeNewer={takeNewer}
      />
      <Problems saving={saving} problems={shown} form={form} />
      <Stack key={formKey} gap="separate">
        <TitleSection {...section} title={form.title} subtitle={form.subtitle} />
        <AudienceSection
          {...section}
          id={inHand.id}
          ageRanges={form.ageRanges}
          interests={form.interests}
        />
        <DatesSection
          {...section}
          launchDate={form.launchDate}
          launchDateText={form.launchDateText}
          endDate={form.endDate}
          endDateText={form.endDateText}
          publishedDate={form.publishedDate}
          storedEndDate={inHand.baseline?.endDate}
          onUnreadable={setUnreadableDates}
        />
        <DescriptionSection
          {...section}
          contents={form.contents}
          onPreparePicture={picture.follow}
        />
        <FunderSection {...section} funder={form.funder} />
        {!isEditing && <QuestionsSection {...section} questions={form.questions} />}
      </Stack>
      {!isEditing && <SubmissionChecklist inHand={inHand} problems={problems} />}
      <KeptInTabAlone inHand={inHand} />
      <SaveRefusal saving={saving} />
      {isEditing ? (
        <EditingActions
          inHand={inHand}
          isSaving={saving.isPending || picture.isAwaited || isLeaving}
          onSave={() => void saveBy(saving.save)}
        />
      ) : (
        <CreatingActions
          inHand={inHand}
          isUnsaved={isUnsaved(inHand) || picture.isPreparing}
          isSaving={saving.isPending || picture.isAwaited}
          hasSaved={saving.hasSaved}
          onSave={() => void saveBy(saving.save)}
          onOtherVersion={saving.meetNewer}
        />
      )}
      <LeavePrompt
        {...unsaved}
        save={saving.save}
        picture={{
          isUnderWay: () => session.get().authenticated && picture.isUnderWay(),
          untilIn: picture.untilIn,
        }}
        // Includes the retry after a save that was refused because of this person's own earlier save.
        saveUnderWay={() => saveBy.underWay() ?? unsaved.saveUnderWay()}
        askedRef={askedRef}
      />
    </RoutePage>
  );
}

function asProblems(unreadable: UnreadableDates): ValidationProblem[] {
  return (['launchDate', 'endDate'] as const).flatMap((field) => {
    const message = unreadable[field];
    return message === undefined ? [] : [errorIn(field, message)];
  });
}
