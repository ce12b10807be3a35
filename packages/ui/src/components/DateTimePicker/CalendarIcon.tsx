import { Icon } from '../../icons/Icon';

/** Not among the shared icons, because only this field opens a calendar. */
export function CalendarIcon() {
  return (
    <Icon>
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </Icon>
  );
}
