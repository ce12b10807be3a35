import { Select } from '../Select';
import { wordsOf } from '../../props/wordsOf';
import { statusSelectMessages, type StatusSelectMessages } from './StatusSelect.messages';

/** One of the statuses; the first that is `selected` is shown. */
export interface StatusOption {
  /** Tells it from the others. */
  id: string | number;
  /** What the server knows it by. */
  value: string;
  /** The words a person reads. */
  label: string;
  /** Whether it is the one to show. */
  selected: boolean;
}

export interface StatusSelectProps {
  /** Lands on the button. */
  id?: string | undefined;
  /** The states, in the order in which a person looks for them. */
  options: readonly StatusOption[];
  /** The `value` of the status that was chosen. */
  onChange: (value: string) => void;
  /** Help that stays; never only an example. */
  hint?: string | undefined;
  /**
   * Cannot be used now. Say nearby why.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<StatusSelectMessages> | undefined;
}

/** Which status a list shows. */
export function StatusSelect({
  id,
  options,
  onChange,
  hint,
  isDisabled,
  messages,
}: StatusSelectProps) {
  const words = wordsOf(statusSelectMessages, messages);
  return (
    <Select
      id={id}
      label={words.label}
      hint={hint}
      value={options.find(({ selected }) => selected)?.value ?? null}
      onChange={onChange}
      options={options}
      isDisabled={isDisabled}
      messages={messages}
    />
  );
}
