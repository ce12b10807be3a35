import { icon } from '../../icons/icons.css';

/** Drawn like the shared icons; only this field opens a calendar. */
export function CalendarIcon() {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </svg>
  );
}
