import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { CrossIcon, SearchIcon } from '../../icons';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { FieldText, type FieldProps } from '../Field';
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
  const words = { ...searchFieldMessages, ...messages };
  const [isComposing, setComposing] = useState(false);
  const searchNow = useRestedSearch({ value, isComposing, delay }, onSearch);
  return (
    <AriaSearchField
      {...defined({ id, name })}
      className={fieldCss.field}
      value={value}
      onChange={onChange}
      onSubmit={searchNow}
      onClear={() => searchNow('')}
      isDisabled={isDisabled}
    >
      <FieldText label={label} hint={hint} />
      <div
        className={css.box}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      >
        <span className={css.mark}>
          <SearchIcon />
        </span>
        <Input
          className={`${fieldCss.input} ${focusRing} ${css.input}`}
          placeholder={words.placeholder}
        />
        <Button className={css.clear} aria-label={words.clear}>
          <CrossIcon />
        </Button>
      </div>
    </AriaSearchField>
  );
});
