import { useRef } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { SelectState } from 'react-stately/useSelectState';
import { CheckIcon } from '../../icons';
import { focusRingInset } from '../../styles/focusRing.css';
import * as css from './Select.css';

interface OptionListProps<Option extends object> {
  state: SelectState<Option>;
  /** Props from the field's hook: the name of the list, and which option has focus first. */
  menuProps: AriaListBoxOptions<Option>;
}

/** The choices of an open select. */
export function OptionList<Option extends object>({ state, menuProps }: OptionListProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const { listBoxProps } = useListBox(menuProps, state, list);
  return (
    <div {...listBoxProps} ref={list} className={css.list}>
      {[...state.collection].map((option) => (
        <ListOption key={option.key} option={option} state={state} />
      ))}
    </div>
  );
}

interface ListOptionProps<Option extends object> {
  option: NonNullable<SelectState<Option>['selectedItem']>;
  state: SelectState<Option>;
}

function ListOption<Option extends object>({ option, state }: ListOptionProps<Option>) {
  const element = useRef<HTMLDivElement>(null);
  const { optionProps, isSelected, isFocused, isFocusVisible, isPressed } = useOption(
    { key: option.key },
    state,
    element,
  );
  return (
    <div
      {...optionProps}
      ref={element}
      className={`${css.option} ${focusRingInset}`}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-pressed={isPressed || undefined}
    >
      {option.rendered}
      {isSelected && <CheckIcon />}
    </div>
  );
}
