import { icon } from '../icons/icons.css';

/* Drawn like the shared icons, and fetched only where something moves. */

export function PlayIcon() {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 5.5v13l10.5-6.5L8 5.5z" />
    </svg>
  );
}

export function PauseIcon() {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </svg>
  );
}
