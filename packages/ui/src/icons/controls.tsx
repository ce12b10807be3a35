import { Icon } from './Icon';

/* Icons for what a control does. */

/** A cross: closes or takes away. */
export function CrossIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

/** One less. */
export function MinusIcon() {
  return (
    <Icon>
      <path d="M6 12h12" />
    </Icon>
  );
}

/** One more, or something new. */
export function PlusIcon() {
  return (
    <Icon>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  );
}

/** The previous item, on a page read from the left; mirror the icon on a page read from the right. */
export function ChevronLeftIcon() {
  return (
    <Icon>
      <path d="M14.5 6l-6 6 6 6" />
    </Icon>
  );
}

/** The next item, on a page read from the left; mirror the icon on a page read from the right. */
export function ChevronRightIcon() {
  return (
    <Icon>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  );
}

/** Up by one place. */
export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M12 19V5.5M6 11l6-6 6 6" />
    </Icon>
  );
}

/** Down by one place. */
export function ArrowDownIcon() {
  return (
    <Icon>
      <path d="M12 5v13.5M6 13l6 6 6-6" />
    </Icon>
  );
}

/** Six dots: the handle to drag something by. */
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

/** A magnifying glass: search. */
export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L20.5 20.5" />
    </Icon>
  );
}

/** Three dots: more actions for the thing beside them. */
export function MoreIcon() {
  return (
    <Icon>
      <circle cx="12" cy="5" r="0.75" />
      <circle cx="12" cy="12" r="0.75" />
      <circle cx="12" cy="19" r="0.75" />
    </Icon>
  );
}
