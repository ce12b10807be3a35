import { Button, ConfirmationDialog } from '@sounding/ui';
import { useState } from 'react';
import type { Completion } from './useCompletion';

/** Ends the project, once that is confirmed. */
export function CompleteProject({ completion }: { completion: Completion }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Complete project</Button>
      <ConfirmationDialog
        isOpen={isAsking}
        label="Complete this project? It ends now, whatever its end date. Participants can no longer give feedback. What they said so far stays here. This cannot be undone."
        confirmLabel="Complete project"
        tone="danger"
        onConfirm={async () => {
          await completion.complete();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
