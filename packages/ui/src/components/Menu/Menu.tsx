import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../../icons';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { ActionsMenu, type MenuAction, type MenuStart } from '../../menu';
import { buttonShape, buttonVariant } from '../../styles/buttonLooks.css';
import { focusRing } from '../../styles/focusRing.css';

export type { MenuAction };

export interface MenuProps {
  /** The words on the button, which also name the menu: "Project actions". */
  label: string;
  /** The actions, in order of use; put those that cannot be undone last. */
  items: readonly MenuAction[];
  /** How strongly the button stands out: `secondary` (the default) or `quiet`. */
  variant?: 'secondary' | 'quiet' | undefined;
  /** Whether the button is disabled, so that the menu cannot be opened. Say why nearby. Default: false. */
  isDisabled?: boolean | undefined;
}

/** A button that opens a short list of things to do. */
export function Menu({ label, items, variant = 'secondary', isDisabled = false }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ trigger: HTMLElement; start: MenuStart } | null>(null);
  const open = (start: MenuStart) => {
    if (button.current !== null) setOpened({ trigger: button.current, start });
  };
  const held = useHeldFocus(isDisabled && opened === null);
  useLayoutEffect(() => {
    // While its menu is open, the button is not disabled yet: it can take focus back, which closes the menu.
    if (opened !== null && isDisabled) opened.trigger.focus({ preventScroll: true });
  }, [opened, isDisabled]);
  const openByArrow = (event: KeyboardEvent) => {
    const start = startByArrow[event.key];
    if (start === undefined || isDisabled) return;
    event.preventDefault();
    open(start);
  };
  return (
    <>
      <Button
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onPress={({ pointerType }) => open(isByHand(pointerType) ? 'menu' : 'first')}
        onKeyDown={openByArrow}
        {...held}
        className={`${buttonShape} ${buttonVariant[variant]} ${focusRing}`}
      >
        <span>{label}</span>
        <ChevronDownIcon />
      </Button>
      {opened !== null && (
        <ActionsMenu {...opened} items={items} labelledBy={id} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const startByArrow: Partial<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Whether a pointer opened the menu; then no item needs focus. */
function isByHand(pointerType: string): boolean {
  return pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen';
}
