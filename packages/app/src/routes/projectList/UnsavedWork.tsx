import { Button, Inline, InlineMessage, Link, Stack } from '@sounding/ui';
import { isUnsaved } from '../../features/projectInHand/projectInHand';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { paths } from '../../paths';
import { useServices } from '../../services';

/** Work that was cut off, by an expired session for one, waits here until it is taken up or let go. */
export function UnsavedWork() {
  const { projectInHand } = useServices();
  const inHand = useProjectInHand(projectInHand);
  if (inHand === null || !isUnsaved(inHand)) return null;
  const { id, mode, form } = inHand;
  return (
    <InlineMessage tone="attention" title="You have unsaved work">
      <Stack>
        <p>Your changes to “{form.title}” are still in this tab.</p>
        <Inline>
          <Link
            href={
              mode === 'editing' && id !== null ? paths.editProject(id) : paths.newProjectDetails
            }
            variant="secondary"
          >
            Continue
          </Link>
          <Button variant="quiet" onPress={() => projectInHand.discardChanges()}>
            Discard
          </Button>
        </Inline>
      </Stack>
    </InlineMessage>
  );
}
