import { useId } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { Button } from 'react-aria-components/Button';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { MinusIcon, PlusIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './NumberField.css';

interface StepButtonProps {
  direction: 'decrease' | 'increase';
  label: string;
  /** From the field's hook, which knows whether there is a step left. */
  button: AriaButtonProps;
}

const looks = {
  decrease: { className: css.decrease, Icon: MinusIcon },
  increase: { className: css.increase, Icon: PlusIcon },
};

/** A button that steps the number down or up. At the limit it is disabled. */
export function StepButton({ direction, label, button }: StepButtonProps) {
  const id = useId();
  const held = useHeldFocus(button.isDisabled === true);
  const { className, Icon } = looks[direction];
  return (
    <Button
      {...button}
      id={id}
      aria-label={label}
      // Named by its own label only: React Aria would add the field's label, which the name already contains.
      aria-labelledby={id}
      className={`${className} ${focusRing}`}
      {...held}
    >
      <Icon />
    </Button>
  );
}
