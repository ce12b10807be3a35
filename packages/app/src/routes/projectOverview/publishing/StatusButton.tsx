import { canActivate, canDeactivate, type PublicationStatus } from '@sounding/domain/publication';
import { Button } from '@sounding/ui';

interface StatusButtonProps {
  status: PublicationStatus;
  isPending: boolean;
  /** Why it can be neither published nor activated now. */
  closedReason?: string | undefined;
  onPublish: () => void;
  onDeactivate: () => void;
  onActivate: () => void;
}

/** The button for the next status; always the same button, so that it keeps focus. */
export function StatusButton({
  status,
  isPending,
  closedReason,
  onPublish,
  onDeactivate,
  onActivate,
}: StatusButtonProps) {
  const [label, onPress] = canDeactivate(status)
    ? ['Deactivate', onDeactivate]
    : canActivate(status)
      ? ['Activate', onActivate]
      : ['Publish', onPublish];
  return (
    <Button
      isPending={isPending}
      isDisabled={closedReason !== undefined && !canDeactivate(status)}
      disabledReason={closedReason}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
