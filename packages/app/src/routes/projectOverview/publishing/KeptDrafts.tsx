import { isEditable, type PublicationStatus } from '@sounding/domain/publication';
import { InlineMessage, Stack } from '@sounding/ui';
import { continueDraft } from '../../../features/draftInHand/continueDraft';
import type { Draft, DraftCopy, DraftPlace } from '../../../features/draftInHand/draftInHand';
import { draftName, keptSentence } from '../../../features/draftInHand/draftName';
import { KeptPiece } from '../../../keptWork/KeptPiece';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { useCopies } from '../../../keptWork/useCopies';
import { useServices } from '../../../services';
import { KeptWords } from './KeptWords';

interface KeptDraftsProps {
  kind: DraftPlace['kind'];
  projectId: number;
  /** The items of the list. */
  items: readonly { readonly id: number; readonly status: PublicationStatus }[];
  /** Opens the editor of that place. */
  onContinue: (place: DraftPlace) => void;
  /** Set if nothing can be saved any more: the reason, and how to show the written words line by line. */
  closed?: { readonly reason: string; readonly wordsOf: (draft: Draft) => string[] } | undefined;
}

/** What a closed tab, a crash or an expired session left unsaved in one of the editors. */
export function KeptDrafts({ kind, projectId, items, onContinue, closed }: KeptDraftsProps) {
  const services = useServices();
  const { copies, removed, remove, restore } = useCopies(services.keptDrafts);
  const own = copies.filter(
    ({ inHand: { place } }) => place.kind === kind && place.projectId === projectId,
  );
  const resume = (copy: DraftCopy) => {
    const { place, base } = copy.inHand;
    const id = place.id ?? base.id ?? null;
    const canBeEdited = items.some((item) => item.id === id && isEditable(item.status));
    onContinue(continueDraft(services, copy, id === null || canBeEdited));
  };

  return (
    <>
      <PutBackNote onPutBack={restore}>
        {removed !== null && `${keptSentence(removed)} was discarded.`}
      </PutBackNote>
      {own.length > 0 && (
        <InlineMessage tone="attention" title="You have unsaved work">
          <Stack>
            {own.map((copy) => (
              <KeptPiece
                key={copy.key}
                title={draftName(copy.inHand)}
                onContinue={closed === undefined ? () => resume(copy) : undefined}
                onDiscard={() => remove(copy)}
                words={closed && <KeptWords lines={closed.wordsOf(copy.inHand.draft)} />}
              >
                {`${keptSentence(copy)} is kept in this browser. ${closed?.reason ?? ''}`}
              </KeptPiece>
            ))}
          </Stack>
        </InlineMessage>
      )}
    </>
  );
}
