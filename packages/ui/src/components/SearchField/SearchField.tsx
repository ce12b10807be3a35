import { memo, useRef, useState } from 'react';
import { useSearchField } from 'react-aria/useSearchField';
import { Button } from 'react-aria-components/Button';
import { useSearchFieldState } from 'react-stately/useSearchFieldState';
import { LineOnPaper } from '../../fieldFrame';
import { HeldInput } from '../../focus/HeldInput';
import { CrossIcon, SearchIcon } from '../../icons';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { HookedFieldText, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { searchFieldMessages, type SearchFieldMessages } from './SearchField.messages';
import { useRestedSearch } from './useRestedSearch';
import * as css from './SearchField.css';

export interface SearchFieldProps extends Omit<FieldProps, 'error' | 'isRequired'> {
  /** What stands in the field. */
  value: string;
  /** Each change, as a person types. */
  onChange: (value: string) => void;
  /** Look for these words: typing has rested, Enter was pressed, or the field was cleared. */
  onSearch?: ((value: string) => void) | undefined;
  /**
   * Milliseconds that typing rests before a search; 300 unless said.
   * @default 300
   */
  delay?: number | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<SearchFieldMessages> | undefined;
}

/** Words to look for. What is found stands elsewhere on the page and says how much it is. */
export function SearchField({ onChange, onSearch, ...rest }: SearchFieldProps) {
  return (
    <SteadySearchField {...rest} onChange={useSteady(onChange)} onSearch={useSteady(onSearch)} />
  );
}

/** Stands as it is while what it looked for comes and goes around it. */
const SteadySearchField = memo(function SteadySearchField({
  id,
  label,
  hint,
  isDisabled = false,
  name,
  value,
  onChange,
  onSearch,
  delay = 300,
  messages,
}: SearchFieldProps) {
  const words = wordsOf(searchFieldMessages, messages);
  const [isComposing, setComposing] = useState(false);
  const searchNow = useRestedSearch({ value, isComposing, delay }, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const field = {
    ...defined({ id, name }),
    label,
    placeholder: words.placeholder,
    value,
    onChange,
    onSubmit: searchNow,
    onClear: () => searchNow(''),
    isDisabled,
  };
  const state = useSearchFieldState(field);
  const { inputProps, clearButtonProps, ...texts } = useSearchField(field, state, input);
  return (
    <div className={fieldCss.field}>
      <HookedFieldText texts={texts} label={label} hint={hint} />
      <div
        className={css.box}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      >
        <span className={css.mark}>
          <SearchIcon />
        </span>
        <HeldInput
          {...inputProps}
          ref={input}
          className={`${fieldCss.input} ${fieldCss.line} ${focusRing} ${css.input}`}
        />
        <LineOnPaper value={value} isDisabled={isDisabled} className={css.input} />
        {value !== '' && !isDisabled && (
          <Button
            {...clearButtonProps}
            onPressStart={(press) => {
              // React Aria (3.53) moves focus to the input here, so that a phone's keyboard stays: the key
              // that is still down would be let go there, and clear nothing.
              if (press.pointerType !== 'keyboard') clearButtonProps.onPressStart?.(press);
            }}
            onPress={(press) => {
              clearButtonProps.onPress?.(press);
              input.current?.focus();
            }}
            className={css.clear}
            aria-label={words.clear}
          >
            <CrossIcon />
          </Button>
        )}
      </div>
    </div>
  );
});
