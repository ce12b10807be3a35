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
  /** The text in the field. */
  value: string;
  /** Called with the text at each change, as a person types. */
  onChange: (value: string) => void;
  /** Called with the words to search for: when typing pauses, Enter is pressed or the field is cleared. */
  onSearch?: ((value: string) => void) | undefined;
  /**
   * Milliseconds without typing before a search.
   * @default 300
   */
  delay?: number | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<SearchFieldMessages> | undefined;
}

/**
 * A field for words to search for. The results stand elsewhere on the page, which says how many there are.
 */
export function SearchField({ onChange, onSearch, ...rest }: SearchFieldProps) {
  return (
    <SteadySearchField {...rest} onChange={useSteady(onChange)} onSearch={useSteady(onSearch)} />
  );
}

/** Memoised, so that it does not render when the results around it change. */
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
              // React Aria (3.53) moves focus to the input here, so that a phone's keyboard stays. A key that
              // is still down would then be released in the input, and clear nothing.
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
