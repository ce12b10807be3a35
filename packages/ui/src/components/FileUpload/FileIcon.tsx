import { Icon } from '../../icons/Icon';

/** A sheet with a folded corner. */
export function FileIcon() {
  return (
    <Icon>
      <path d="M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8z" />
      <path d="M13.5 3.5V8H18" />
    </Icon>
  );
}
