import { useContext, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { MinusIcon, PlusIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './NumberField.css';

interface StepButtonProps {
  slot: 'decrement' | 'increment';
  label: string;
}

const looks = {
  decrement: { className: css.decrease, Icon: MinusIcon },
  increment: { className: css.increase, Icon: PlusIcon },
};

/** Goes one step down or up. At the limit it is disabled. */
export function StepButton({ slot, label }: StepButtonProps) {
  const id = useId();
  const state = useContext(NumberFieldStateContext);
  const canStep = slot === 'decrement' ? state?.canDecrement : state?.canIncrement;
  const held = useHeldFocus(canStep !== true);
  const { className, Icon } = looks[slot];
  return (
    <Button
      slot={slot}
      id={id}
      aria-label={label}
      // By its own words alone: React Aria would say the field's label after them once more.
      aria-labelledby={id}
      className={`${className} ${focusRing}`}
      {...held}
    >
      <Icon />
    </Button>
  );
}
