import { memo } from 'react';
import { Input } from 'react-aria-components/Input';
import { LineOnPaper } from '../../fieldFrame';
import { HeldInput } from '../../focus/HeldInput';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { TextEntry, type TextEntryProps } from '../Field';

export type TextFieldProps = TextEntryProps & {
  /**
   * The kind of text, so that a browser can help with it.
   * @default text
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
};

/** A field for one line of text. */
export function TextField({ onChange, onBlur, ...rest }: TextFieldProps) {
  return <SteadyTextField {...rest} onChange={useSteady(onChange)} onBlur={useSteady(onBlur)} />;
}

/** Memoised, so that it does not render while somebody types in another field of its form. */
const SteadyTextField = memo(function SteadyTextField({ placeholder, ...entry }: TextFieldProps) {
  return (
    <TextEntry {...entry}>
      <Input
        render={(props) => <HeldInput {...props} />}
        className={`${fieldCss.input} ${fieldCss.line} ${focusRing}`}
        {...defined({ placeholder })}
      />
      <LineOnPaper value={entry.value} isDisabled={entry.isDisabled} />
    </TextEntry>
  );
});
