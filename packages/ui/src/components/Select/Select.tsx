import { memo, useLayoutEffect, useRef, useState } from 'react';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Item } from 'react-stately/Item';
import { useSelectState } from 'react-stately/useSelectState';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { ChevronDownIcon } from '../../icons';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { HookedFieldText, isMarked, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { OptionList } from './OptionList';
import { selectMessages, type SelectMessages } from './Select.messages';
import * as css from './Select.css';

/** An option of the list. */
export interface SelectOption {
  /** Passed to `onChange`; must be different for each option of a list. */
  value: string;
  /** The words a person reads. */
  label: string;
}

export interface SelectProps extends FieldProps {
  /** The chosen value; null while there is none. */
  value: string | null;
  /** Called with the newly chosen value. A form reset calls it with the initial value, if there was one. */
  onChange: (value: string) => void;
  /**
   * The choices, in the order in which a person looks for them. Pass the same array between renders where you
   * can: a new one renders every option again.
   */
  options: readonly SelectOption[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<SelectMessages> | undefined;
}

/** A choice of exactly one of many options, in a list that opens on request. */
export function Select({ onChange, ...rest }: SelectProps) {
  return <SteadySelect {...rest} onChange={useSteady(onChange)} />;
}

/**
 * Built on React Aria's hooks and not on its components. Those render every choice twice, once into a
 * collection and once to be seen, and add the code for that (docs/performance.md).
 */
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
  const words = wordsOf(selectMessages, messages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && isDisabled) setIsOpen(false);
  const field = {
    ...defined({ id, name }),
    label,
    value,
    onChange: (key: string | number | null) => {
      if (key !== null) onChange(String(key));
    },
    isInvalid: isMarked(error),
    isRequired,
    isDisabled,
    validationBehavior: 'aria',
  } as const;
  const state = useSelectState({
    ...field,
    items: options,
    children: ({ value, label }: SelectOption) => <Item key={value}>{label}</Item>,
    isOpen,
    onOpenChange: setIsOpen,
  });
  const { triggerProps, valueProps, menuProps, hiddenSelectProps, ...texts } = useSelect(
    field,
    state,
    trigger,
  );
  const [chosen] = state.selectedItems;
  const box = useKeptPlace<HTMLDivElement>(isDisabled);
  // A form reset selects the option marked as default. React marks none, so an empty value would be sent.
  useLayoutEffect(() => {
    for (const option of box.current?.querySelectorAll('option') ?? [])
      option.defaultSelected = option.selected;
  });
  return (
    <div ref={box} className={fieldCss.field} data-invalid={isMarked(error) || undefined}>
      <HookedFieldText
        texts={texts}
        labelElement="span"
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        messages={words}
      />
      <Button
        {...triggerProps}
        ref={trigger}
        className={`${fieldCss.input} ${focusRing} ${css.trigger}`}
        data-invalid={isMarked(error) || undefined}
      >
        <span
          {...valueProps}
          className={css.value}
          data-placeholder={chosen === undefined || undefined}
        >
          {chosen?.rendered ?? words.placeholder}
        </span>
        <ChevronDownIcon />
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="bottom start"
        offset={4}
        {...defined({ 'aria-labelledby': menuProps['aria-labelledby'] })}
        className={css.popover}
      >
        <OptionList state={state} menuProps={menuProps} />
      </Popover>
      {name !== undefined && <HiddenSelect {...hiddenSelectProps} />}
    </div>
  );
});
