import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import * as css from './Switch.css';

export interface SwitchProps {
  /** The id of the input. */
  id?: string | undefined;
  /** Whether the switch is on. */
  isSelected: boolean;
  /** Called with the new state, which takes effect at once: nothing is left to save. */
  onChange: (isSelected: boolean) => void;
  /** The thing that is on or off; the same words for both. */
  children: ReactNode;
  /** What changes when the switch is on. */
  hint?: string | undefined;
  /** Whether the switch is disabled. Say why nearby. Default: false. */
  isDisabled?: boolean | undefined;
  /** The name under which a form sends the switch. */
  name?: string | undefined;
}

/** Turns one thing on or off at once. */
export function Switch({
  id,
  isSelected,
  onChange,
  children,
  hint,
  isDisabled = false,
  name,
}: SwitchProps) {
  const around = useKeptPlace<HTMLDivElement>(isDisabled);
  return (
    <SwitchField
      ref={around}
      {...defined({ id, name })}
      className={fieldCss.field}
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      <SwitchButton className={choice.row}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span className={choice.words}>{children}</span>
      </SwitchButton>
      {hint !== undefined && (
        <Text slot="description" className={`${fieldCss.hint} ${css.hint}`}>
          {hint}
        </Text>
      )}
    </SwitchField>
  );
}
