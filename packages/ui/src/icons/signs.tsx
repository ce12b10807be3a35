import { Icon } from './Icon';

/* Icons for what something is. Each page uses some of them, so they are in a module apart from the others. */

/** A tick: done, or chosen. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M4.5 12.5l5 5L19.5 7" />
    </Icon>
  );
}

/** Opens in another tab. */
export function ExternalIcon() {
  return (
    <Icon>
      <path d="M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4" />
    </Icon>
  );
}

/** A lock: cannot be changed. */
export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="1.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

/** A circle: something to know. */
export function InfoIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

/** A ticked circle: it worked. */
export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.4l2.8 2.8L16 9.6" />
    </Icon>
  );
}

/** A triangle: needs attention. */
export function AttentionIcon() {
  return (
    <Icon>
      <path d="M12 3.8L2.8 19.5h18.4L12 3.8z" />
      <path d="M12 10v4.2M12 16.9v.1" />
    </Icon>
  );
}

/** An octagon: stopped by an error. */
export function ErrorIcon() {
  return (
    <Icon>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3z" />
      <path d="M12 7.5v5.2M12 16.2v.1" />
    </Icon>
  );
}
