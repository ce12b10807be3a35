import type { ReactNode } from 'react';
import { icon } from './icons.css';

/* Drawn on a 24-unit square. Each is decoration beside words and hidden from assistive technology. */

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M4.5 12.5l5 5L19.5 7" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function MinusIcon() {
  return (
    <Icon>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}

export function ChevronLeftIcon() {
  return (
    <Icon>
      <path d="M14.5 6l-6 6 6 6" />
    </Icon>
  );
}

export function ChevronRightIcon() {
  return (
    <Icon>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  );
}

export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M12 19V5.5M6 11l6-6 6 6" />
    </Icon>
  );
}

export function ArrowDownIcon() {
  return (
    <Icon>
      <path d="M12 5v13.5M6 13l6 6 6-6" />
    </Icon>
  );
}

/** Six dots: take hold of it here. */
export function GripIcon() {
  return (
    <Icon>
      <circle cx="9" cy="6" r="0.75" />
      <circle cx="9" cy="12" r="0.75" />
      <circle cx="9" cy="18" r="0.75" />
      <circle cx="15" cy="6" r="0.75" />
      <circle cx="15" cy="12" r="0.75" />
      <circle cx="15" cy="18" r="0.75" />
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

export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="1.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L20.5 20.5" />
    </Icon>
  );
}

/** Three dots: more to do with what it stands beside. */
export function MoreIcon() {
  return (
    <Icon>
      <circle cx="12" cy="5" r="0.75" />
      <circle cx="12" cy="12" r="0.75" />
      <circle cx="12" cy="19" r="0.75" />
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
