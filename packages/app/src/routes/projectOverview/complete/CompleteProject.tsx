import { Button, ConfirmationDialog } from '@sounding/ui';
import { useState } from 'react';
import type { Completion } from './useCompletion';

interface CompleteProjectProps {
  completion: Completion;
  hasLaunched: boolean;
}

/** Ends the project, once that is confirmed. */
export function CompleteProject({ completion, hasLaunched }: CompleteProjectProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {/* Not asked again while a completion whose dialog was closed is under way: its answer would close it. */}
      <Button
        onPress={() => setIsAsking(true)}
        isPending={completion.isUnderWay && !isAsking}
        pendingLabel="Completing"
      >
        Complete project
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        label={`Complete this project? ${hasLaunched ? outcome.open : outcome.ahead} This cannot be undone.`}
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

const outcome = {
  open: 'It ends now, whatever its end date. Participants can no longer give feedback. What they said so far stays here.',
  ahead: 'It ends now, before its launch, and participants will never see it.',
} as const;
