import { Select } from '../Select';
import { wordsOf } from '../../props/wordsOf';
import { statusSelectMessages, type StatusSelectMessages } from './StatusSelect.messages';

/** A status to choose; the first one that is `selected` is shown. */
export interface StatusOption {
  /** Distinguishes the status from the others. */
  id: string | number;
  /** The name that the server uses for the status. */
  value: string;
  /** The words a person reads. */
  label: string;
  /** Whether this status is the one to show. */
  selected: boolean;
}

export interface StatusSelectProps {
  /** The id of the button. */
  id?: string | undefined;
  /** The statuses, in the order in which a person looks for them. */
  options: readonly StatusOption[];
  /** Called with the `value` of the chosen status. */
  onChange: (value: string) => void;
  /** Help that stays visible; never only an example. */
  hint?: string | undefined;
  /**
   * Whether the field is disabled. Say why nearby.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<StatusSelectMessages> | undefined;
}

/** Chooses which status a list shows. */
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
