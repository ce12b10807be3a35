import { Button, focusAfterDialog, Inline, InlineMessage } from '@sounding/ui';
import { ChoiceComesUp } from '../../../ChoiceComesUp';
import { differencesOf, type DescribedParts } from '../../../difference';
import type { Draft } from '../../../features/draftInHand/draftInHand';
import { LandsOnHeading } from '../../../LandsOnHeading';
import { VersionChoice } from '../../../VersionChoice';
import type { useDraft } from './useDraft';

interface DraftNotesProps<Written extends Draft> {
  /** As in 'This update'. */
  noun: string;
  writing: Pick<ReturnType<typeof useDraft<Written>>, 'draft' | 'isBack' | 'versions'>;
  /** Its parts as they are compared. */
  describe: (draft: Written) => DescribedParts;
  /** Takes focus once one of two versions is chosen. */
  fieldId: string;
}

/** What has come of unsaved words: they are here again, or another version stands in their way. */
export function DraftNotes<Written extends Draft>({
  noun,
  writing: { draft, isBack, versions },
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
            <p>
              It was saved in another tab or by somebody else while you were working. Nothing is
              overwritten yet: compare the two and choose.
            </p>
          </VersionChoice>
        </ChoiceComesUp>
      )}
      <div role="status">
        {isBack && newer === null && (
          <InlineMessage tone="info">
            <p>You had not saved this {noun}. It is here again as you left it.</p>
          </InlineMessage>
        )}
        {setAside !== null && (
          <LandsOnHeading>
            <InlineMessage tone="info">
              <Inline>
                <span>Your version was put aside.</span>
                <Button
                  variant="quiet"
                  onPress={() => {
                    putBack();
                    land();
                  }}
                >
                  Put it back
                </Button>
              </Inline>
            </InlineMessage>
          </LandsOnHeading>
        )}
      </div>
    </>
  );
}
