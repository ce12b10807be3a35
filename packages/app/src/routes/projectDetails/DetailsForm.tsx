import { errorIn, messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import { Stack } from '@sounding/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeavePrompt } from '../../features/leaving/LeavePrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { ChangedMeanwhile } from '../../features/projectInHand/ChangedMeanwhile';
import { DiscardedNote } from '../../features/projectInHand/DiscardedNote';
import { isUnsaved, type ProjectInHand } from '../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { unsavedProject } from '../../features/projectInHand/unsavedProject';
import { useSaving } from '../../features/projectInHand/useSaving';
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
import { SubmittedDocuments } from './SubmittedDocuments';
import { TitleSection } from './TitleSection';

/** Every section of the form, what keeps it from being saved, and what can be done with it. */
export function DetailsForm({ inHand }: { inHand: ProjectInHand }) {
  const { api, session } = useServices();
  const store = useProjectStore();
  const navigate = useNavigate();
  const [unreadableDates, setUnreadableDates] = useState<UnreadableDates>({});
  // What is saved is not sent again while the overview is on its way.
  const [isLeaving, setIsLeaving] = useState(false);
  const saving = useSaving({ api, store, unreadable: asProblems(unreadableDates) });
  const problems = saving.problemsOf(inHand);
  // Nobody is told what is missing before they have tried to save.
  const shown = saving.attempts > 0 ? problems : problems.filter(({ kind }) => kind === 'length');
  const messages = messagesByField(shown);

  const section: SectionProps = {
    form: inHand.form,
    mode: inHand.mode,
    // The last words of an editor that goes away belong to the project that it was opened for.
    onChange: (changes) => {
      if (store.get()?.formKey === inHand.formKey) store.change(changes);
    },
    errorOf: (field) => messages.get(field),
  };
  const isEditing = inHand.mode === 'editing';
  const showStored = async () => {
    if (inHand.id === null) return;
    setIsLeaving(true);
    await navigate(paths.projectOverview(inHand.id));
    setIsLeaving(false);
  };
  const saveBy = useOneAtATime(async (save: () => Promise<boolean>) => {
    if ((await save()) && isEditing) await showStored();
  });

  return (
    <RoutePage
      title={isEditing ? 'Edit project' : 'Project details'}
      eyebrow={inHand.id === null ? 'Step 3 of 3: details' : undefined}
    >
      <DiscardedNote store={store} />
      <StatusNote inHand={inHand} />
      {!isEditing && inHand.id !== null && inHand.document !== null && (
        <SubmittedDocuments projectId={inHand.id} />
      )}
      <ChangedMeanwhile
        saving={saving}
        inHand={inHand}
        onKeepMine={() => void saveBy(saving.keepMine)}
      />
      <Problems saving={saving} problems={shown} />
      <Stack key={inHand.formKey} gap="separate">
        <TitleSection {...section} />
        <AudienceSection {...section} id={inHand.id} />
        <DatesSection {...section} onUnreadable={setUnreadableDates} />
        <DescriptionSection {...section} />
        <FunderSection {...section} />
        {!isEditing && <QuestionsSection {...section} />}
      </Stack>
      {!isEditing && <SubmissionChecklist inHand={inHand} problems={problems} />}
      <SaveRefusal saving={saving} />
      {isEditing ? (
        <EditingActions
          inHand={inHand}
          isSaving={saving.isPending || isLeaving}
          onSave={() => void saveBy(saving.save)}
        />
      ) : (
        <CreatingActions
          inHand={inHand}
          isUnsaved={isUnsaved(inHand)}
          isSaving={saving.isPending}
          hasSaved={saving.hasSaved}
          onSave={() => void saveBy(saving.save)}
        />
      )}
      <LeavePrompt
        {...unsavedProject(store, () => session.get().authenticated)}
        save={saving.save}
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
