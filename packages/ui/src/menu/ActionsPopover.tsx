import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { defined } from '../props/defined';
import { focusRingInset } from '../styles/focusRing.css';
import type { MenuAction } from './MenuAction';
import * as css from './ActionsPopover.css';

interface ActionsPopoverProps {
  items: readonly MenuAction[];
  /** The ids of what names the menu, where no React Aria trigger around it does. */
  labelledBy?: string | undefined;
  /** What it opens beside, is open, and how it closes: for a menu without a React Aria trigger. */
  triggerRef?: RefObject<HTMLElement | null> | undefined;
  isOpen?: boolean | undefined;
  onClose?: (() => void) | undefined;
}

/** A floating menu, as one trigger or a whole table opens it. */
export function ActionsPopover({
  items,
  labelledBy,
  triggerRef,
  isOpen,
  onClose,
}: ActionsPopoverProps) {
  return (
    <Popover
      className={css.popover}
      placement="bottom end"
      offset={4}
      {...defined({
        'aria-labelledby': labelledBy,
        triggerRef,
        isOpen,
        onOpenChange: onClose && closing(onClose),
      })}
    >
      <Menu
        {...(triggerRef && { autoFocus: 'first' })}
        className={css.list}
        {...defined({ 'aria-labelledby': labelledBy, onClose })}
      >
        {items.map((item) => (
          <ActionItem key={item.id} {...item} />
        ))}
      </Menu>
    </Popover>
  );
}

function closing(onClose: () => void) {
  return (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
}

function ActionItem({ id, label, onAction, tone, isDisabled = false, disabledReason }: MenuAction) {
  const isDanger = tone === 'danger';
  return (
    // React Aria passes over a disabled item, and with it over the reason. This one takes focus, says
    // that it is disabled and does nothing (APG: "disabled menu items are focusable").
    <MenuItem
      id={id}
      textValue={label}
      className={`${css.item} ${focusRingInset} ${isDanger ? css.danger : ''}`}
      shouldCloseOnSelect={!isDisabled}
      {...(!isDisabled && { onAction })}
      render={(props) => {
        const marks = {
          'data-danger': isDanger || undefined,
          'aria-disabled': isDisabled || undefined,
        };
        if (!('href' in props)) return <div {...props} {...marks} />;
        // Never so: no item is given an address, but React Aria's type allows for one.
        // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
        return <a {...props} {...marks} />;
      }}
    >
      {/* All in the name: what is seen and what is said are then the same (WCAG 2.5.3). */}
      <Text slot="label">
        {label}
        {isDisabled && disabledReason !== undefined && (
          <span className={css.reason}> {disabledReason}</span>
        )}
      </Text>
    </MenuItem>
  );
}
