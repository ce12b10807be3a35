import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { CheckIcon, ChevronDownIcon } from '../../icons';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing, focusRingInset } from '../../styles/focusRing.css';
import { FieldText, isMarked, type FieldProps } from '../Field';
import { selectMessages, type SelectMessages } from './Select.messages';
import * as css from './Select.css';

/** One of the choices. */
export interface SelectOption {
  /** Told by `onChange`; no two of a list are the same. */
  value: string;
  /** The words a person reads. */
  label: string;
}

export interface SelectProps extends FieldProps {
  /** The chosen value; null while there is none. */
  value: string | null;
  /** The value chosen from now on. */
  onChange: (value: string) => void;
  /**
   * The choices, in the order in which a person looks for them. Keep them the same between renders where
   * you can: all is drawn again when they change.
   */
  options: readonly SelectOption[];
  /** Words to say in place of its own. */
  messages?: Partial<SelectMessages> | undefined;
}

/** Exactly one of many choices, out of view until asked for. */
export function Select({ onChange, ...rest }: SelectProps) {
  return <SteadySelect {...rest} onChange={useSteady(onChange)} />;
}

/** React Aria reads all its choices anew whenever it is drawn. */
const SteadySelect = memo(function SteadySelect({
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
}: SelectProps) {
  const words = { ...selectMessages, ...messages };
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && isDisabled) setIsOpen(false);
  return (
    <AriaSelect
      {...defined({ id, name })}
      className={fieldCss.field}
      placeholder={words.placeholder}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      validationBehavior="aria"
    >
      <FieldText label={label} hint={hint} error={error} isRequired={isRequired} messages={words} />
      <Button
        className={`${fieldCss.input} ${focusRing} ${css.trigger}`}
        {...(isMarked(error) && { 'data-invalid': true })}
      >
        <SelectValue className={css.value} />
        <ChevronDownIcon />
      </Button>
      <Popover className={css.popover} offset={4}>
        <ListBox className={css.list}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={`${css.option} ${focusRingInset}`}
            >
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <CheckIcon />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
});
