import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import * as css from './Switch.css';

export interface SwitchProps {
  /** Lands on the input. */
  id?: string | undefined;
  /** Whether it is on. */
  isSelected: boolean;
  /** Takes effect at once: nothing is left to save. */
  onChange: (isSelected: boolean) => void;
  /** What is on; the same words whether it is or not. */
  children: ReactNode;
  /** What changes when it is on. */
  hint?: string | undefined;
  /** Cannot be switched now. Say nearby why. */
  isDisabled?: boolean | undefined;
  /** The name under which a form sends it. */
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
