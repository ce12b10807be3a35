import { useId, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText } from '../../announce';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { useFormReset } from '../../fieldFrame/useFormReset';
import { CheckIcon, LockIcon } from '../../icons';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import { Button } from '../Button';
import { FieldText, isMarked, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { checkboxGroupMessages, type CheckboxGroupMessages } from './CheckboxGroup.messages';
import { hasOpenOption, isAllSelected, toggleAll, type CheckboxOption } from './toggleAll';
import * as css from './CheckboxGroup.css';

export interface CheckboxGroupProps extends FieldProps {
  /** The ticked values. A value that matches no option is kept but not counted. */
  value: readonly string[];
  /** Called with all ticked values after each change. */
  onChange: (value: string[]) => void;
  /** The choices, in the order in which they are read. */
  options: readonly CheckboxOption[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<CheckboxGroupMessages> | undefined;
}

/** Any number of choices from a list, with one button to tick or untick them all. */
export function CheckboxGroup({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  value,
  onChange,
  options,
  messages,
}: CheckboxGroupProps) {
  const { locale } = useLocale();
  const words = wordsOf(checkboxGroupMessages(locale), messages);
  const lockNoteId = useId();
  const [announced, setAnnounced] = useState('');
  const group = useKeptPlace<HTMLDivElement>(isDisabled);
  const [firstValue] = useState(value);
  useFormReset(group, () => onChange([...firstValue]));
  const tickedIn = (values: readonly string[]) =>
    options.filter((option) => values.includes(option.value));
  const hasLocked = options.some((option) => option.isLocked === true);

  const pressAll = () => {
    const next = toggleAll(value, options);
    setAnnounced(words.selected(tickedIn(next).length, options.length));
    onChange(next);
  };

  const change = (next: string[]) => {
    // A live region announces only changed text, so a second press with the same count would be silent.
    setAnnounced('');
    onChange(next);
  };

  return (
    <AriaCheckboxGroup
      ref={group}
      {...defined({ id, name })}
      className={`${fieldCss.field} ${css.group}`}
      value={[...value]}
      onChange={change}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldText
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        canBeRequired={false}
        messages={words}
      />
      {hasOpenOption(options) && (
        <div className={css.all}>
          <Button onPress={pressAll} isDisabled={isDisabled}>
            {isAllSelected(value, options) ? words.deselectAll : words.selectAll}
          </Button>
          <span className={css.count}>
            {words.selected(tickedIn(value).length, options.length)}
          </span>
          <LiveText>{announced}</LiveText>
        </div>
      )}
      <div className={css.options}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isReadOnly={option.isLocked === true}
            // Only the group is required: Firefox treats a required box as invalid until it is ticked.
            isRequired={false}
            validationBehavior="aria"
            {...(option.isLocked === true && { 'aria-describedby': lockNoteId })}
          >
            <CheckboxButton className={choice.row}>
              <span className={choice.box}>{value.includes(option.value) && <CheckIcon />}</span>
              <span className={choice.words}>
                {option.label}
                {option.isLocked === true && (
                  <span className={css.lock}>
                    <LockIcon />
                  </span>
                )}
              </span>
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      {hasLocked && (
        <p id={lockNoteId} className={css.lockNote}>
          <LockIcon />
          {words.locked}
        </p>
      )}
    </AriaCheckboxGroup>
  );
}
