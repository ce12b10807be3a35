import { canActivate, canDeactivate, type PublicationStatus } from '@sounding/domain/publication';
import { ListedButton } from '../../../ListedButton';

interface StatusButtonProps {
  /** What it acts on, for those who do not see the button in its card. */
  about: string;
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
  about,
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
    <ListedButton
      about={about}
      isPending={isPending}
      isDisabled={closedReason !== undefined && !canDeactivate(status)}
      disabledReason={closedReason}
      onPress={onPress}
    >
      {label}
    </ListedButton>
  );
}
