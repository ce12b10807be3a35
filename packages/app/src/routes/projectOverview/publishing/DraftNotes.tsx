import { Button, focusAfterDialog, InlineMessage } from '@sounding/ui';
import { ChoiceComesUp } from '../../../versions/ChoiceComesUp';
import { differencesOf, type DescribedParts } from '../../../versions/difference';
import type { Draft } from '../../../features/draftInHand/draftInHand';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { SavedMeanwhile } from '../../../versions/SavedMeanwhile';
import { VersionChoice } from '../../../versions/VersionChoice';
import type { useDraft } from './useDraft';

interface DraftNotesProps<Written extends Draft> {
  /** As in 'This update'. */
  noun: string;
  writing: Pick<
    ReturnType<typeof useDraft<Written>>,
    'draft' | 'isBack' | 'isCreatedEarlier' | 'versions'
  >;
  /** The draft's parts, for comparing two versions. */
  describe: (draft: Written) => DescribedParts;
  /** The id of the field that takes focus once one of two versions is chosen. */
  fieldId: string;
}

/** Says that unsaved words are here again, or that another version was saved meanwhile. */
export function DraftNotes<Written extends Draft>({
  noun,
  writing: { draft, isBack, isCreatedEarlier, versions },
  describe,
  fieldId,
}: DraftNotesProps<Written>) {
  const { newer, keepMine, takeNewer, setAside, putBack } = versions;
  const title = `This ${noun} has changed meanwhile`;
  const land = () => {
    const field = document.getElementById(fieldId);
    if (field !== null) focusAfterDialog(field);
  };

  return (
    <>
      {newer !== null && (
        <ChoiceComesUp key={newer.version} label={title}>
          <VersionChoice
            title={title}
            differences={differencesOf(describe(draft), describe(newer.draft))}
            isComparing
            choices={
              <>
                <Button variant="primary" onPress={keepMine}>
                  Save mine over it
                </Button>
                <Button
                  onPress={() => {
                    takeNewer();
                    land();
                  }}
                >
                  Use the saved version
                </Button>
              </>
            }
          >
            <SavedMeanwhile />
          </VersionChoice>
        </ChoiceComesUp>
      )}
      {isCreatedEarlier && (
        <div role="alert">
          <InlineMessage tone="attention" title="An earlier try has arrived after all">
            <p>
              This {noun} is in the list already, as you had written it then, and can be changed no
              more. Save again only if what is written here is to be another {noun}.
            </p>
          </InlineMessage>
        </div>
      )}
      <div role="status">
        {isBack && newer === null && (
          <InlineMessage tone="info">
            <p>You had not saved this {noun}. It is here again as you left it.</p>
          </InlineMessage>
        )}
      </div>
      <PutBackNote
        onPutBack={() => {
          putBack();
          land();
        }}
      >
        {setAside !== null && 'Your version was put aside.'}
      </PutBackNote>
    </>
  );
}
