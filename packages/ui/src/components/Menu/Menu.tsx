import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { ChevronDownIcon } from '../../icons';
import { ActionsPopover, type MenuAction } from '../../menu';
import { buttonShape, buttonVariant } from '../../styles/buttonLooks.css';
import { focusRing } from '../../styles/focusRing.css';

export type { MenuAction };

export interface MenuProps {
  /** The words on the button, which also name the menu: "Project actions". */
  label: string;
  /** In order of use; those that cannot be taken back last. */
  items: readonly MenuAction[];
  /** How much the button weighs on the page. */
  variant?: 'secondary' | 'quiet' | undefined;
  /** Cannot be opened now. Say nearby why. */
  isDisabled?: boolean | undefined;
}

/** A button that opens a short list of things to do. */
export function Menu({ label, items, variant = 'secondary', isDisabled = false }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        isDisabled={isDisabled}
        className={`${buttonShape} ${buttonVariant[variant]} ${focusRing}`}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      <ActionsPopover items={items} />
    </MenuTrigger>
  );
}
