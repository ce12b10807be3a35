import { Button } from '@sounding/ui';
import { ChevronDownIcon } from '@sounding/ui/icons';
import * as css from './AccountRoom.css';

/**
 * As large as the button of the account's menu, whose place it keeps until that arrives. Otherwise the page
 * would move, and with large text on a phone a finger on its way to “Log out” would meet the account.
 */
export function AccountRoom() {
  return (
    <div className={css.room}>
      <Button variant="quiet" icon={<ChevronDownIcon />}>
        Account
      </Button>
    </div>
  );
}
