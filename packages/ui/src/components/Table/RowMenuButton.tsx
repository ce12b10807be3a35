import { MoreIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Table.css';

interface RowMenuButtonProps {
  id: string;
  label: string;
  /** The id of the row's name, which follows the label. */
  rowHeaderId: string;
  onPress: (button: HTMLElement) => void;
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** A plain button: a React Aria one in each row would cost more than the row. */
export function RowMenuButton({ id, label, rowHeaderId, onPress }: RowMenuButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      aria-labelledby={`${id} ${rowHeaderId}`}
      className={`${css.rowMenuButton} ${focusRing}`}
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={(event) => {
        if (!openingKeys.includes(event.key)) return;
        // The click that Enter and Space would bring looks to React Aria like a screen reader's, after
        // which it leaves focus on the menu and not on its first item.
        event.preventDefault();
        onPress(event.currentTarget);
      }}
    >
      <MoreIcon />
    </button>
  );
}
