import { useRef } from 'react';
import { LeavePrompt } from './features/leaving/LeavePrompt';
import { useProjectStore } from './features/projectInHand/projectStoreOf';
import { unsavedProject } from './features/projectInHand/unsavedProject';
import { useSaving } from './features/projectInHand/useSaving';
import { toast } from './features/toasts/toast';
import { useServices } from './services';

const savingBlockedMessage =
  'Your project could not be saved. Please go to its details and save it there, to see what is wrong.';

/** Asks before a person leaves the project in hand from a page that cannot show why a save was refused. */
export function LeaveProjectPrompt() {
  const { api, clock, session } = useServices();
  const store = useProjectStore();
  const { save } = useSaving({ api, clock, store });
  const askedRef = useRef(false);
  return (
    <LeavePrompt
      {...unsavedProject(store, () => session.get().authenticated)}
      save={async () => {
        const isSaved = await save();
        if (!isSaved) toast({ tone: 'error', message: savingBlockedMessage });
        return isSaved;
      }}
      askedRef={askedRef}
    />
  );
}
