import { Button } from '../Button';
import { InlineMessage, type InlineMessageMessages } from '../InlineMessage';
import * as css from './Table.css';

interface TableFailureProps {
  message: string;
  retry: { label: string; onPress: () => void } | undefined;
  messages: Partial<InlineMessageMessages> | undefined;
}

/** Shown in place of the table if its rows could not be fetched. */
export function TableFailure({ message, retry, messages }: TableFailureProps) {
  return (
    <div className={css.failure}>
      <InlineMessage tone="error" messages={messages}>
        {message}
      </InlineMessage>
      {retry !== undefined && (
        <div>
          <Button onPress={retry.onPress}>{retry.label}</Button>
        </div>
      )}
    </div>
  );
}
