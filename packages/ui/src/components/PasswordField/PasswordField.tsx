import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { LiveText, usePausedAnnouncement } from '../../announce';
import { HeldInput } from '../../focus/HeldInput';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing, focusRingInset } from '../../styles/focusRing.css';
import { FieldText, isMarked, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { passwordFieldMessages, type PasswordFieldMessages } from './PasswordField.messages';
import { PasswordRules, type PasswordRule } from './PasswordRules';
import * as css from './PasswordField.css';

export interface PasswordFieldProps extends FieldProps {
  /** The password in the field. */
  value: string;
  /** Called with the password at each change, as a person types. */
  onChange: (value: string) => void;
  /** Tells password managers whether to fill in the old password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /**
   * Whether the password can be read but not changed, for example while it is being used. Unlike a disabled
   * field, it can take focus.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** The rules for a new password, in the order to read them. Default: none. */
  rules?: readonly PasswordRule[] | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<PasswordFieldMessages> | undefined;
}

/** A field for a password that a person can paste, show, and check against its rules while typing. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  value,
  onChange,
  autoComplete,
  rules = [],
  messages,
}: PasswordFieldProps) {
  const { locale } = useLocale();
  const words = wordsOf(passwordFieldMessages(locale), messages);
  const rulesId = useId();
  const [isShown, setIsShown] = useState(false);
  const word = isShown ? words.hide : words.show;
  const [toggled, setToggled] = useState('');
  const met = rules.filter((rule) => rule.isMet).length;
  const progress = usePausedAnnouncement(
    rules.length > 0 && value !== '' ? words.progress(met, rules.length) : '',
  );

  const held = useHeldFocus(isDisabled);
  const toggle = () => {
    setIsShown(!isShown);
    setToggled(isShown ? words.hidden : words.shown);
  };

  return (
    <TextField
      {...defined({ id, name, 'aria-describedby': rules.length > 0 ? rulesId : undefined })}
      className={fieldCss.field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      value={value}
      onChange={onChange}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    >
      <FieldText label={label} hint={hint} error={error} isRequired={isRequired} messages={words} />
      {rules.length > 0 && <PasswordRules id={rulesId} rules={rules} words={words} />}
      <div className={css.box}>
        <Input
          render={(props) => <HeldInput {...props} />}
          className={`${fieldCss.input} ${focusRing} ${css.input}`}
          autoCapitalize="none"
        />
        <Button
          className={`${css.toggle} ${focusRingInset}`}
          {...held}
          onPress={toggle}
          aria-label={words.toggle(word)}
        >
          <span>{word}</span>
        </Button>
      </div>
      <LiveText>{toggled}</LiveText>
      <LiveText>{progress}</LiveText>
    </TextField>
  );
}
