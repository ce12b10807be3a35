import { Icon } from '../icons/Icon';

/* Icons that are fetched only with a moving picture. */

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5.5v13l10.5-6.5L8 5.5z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </Icon>
  );
}
